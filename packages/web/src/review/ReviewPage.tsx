import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Trouble } from '../app/Trouble.tsx';
import { Loading, TroublePage } from '../app/TroublePage.tsx';
import { NotOver } from '../replay/fetched.ts';
import { type Film, loadFilm } from '../replay/film.ts';
import { SHARED } from '../replay/share.ts';
import { useSettings } from '../store/settings.ts';
import { ReviewScreen } from './ReviewScreen.tsx';
import { reviewWords } from './words.ts';

/** A finished game looked back at: what decided it, which turns cost something, and what would have been better. */
export function ReviewPage() {
  const { id } = useParams({ from: '/review/$id' });
  const [film, setFilm] = useState<Film | 'none' | 'notOver' | 'broken'>();
  useEffect(() => {
    let isLeft = false;
    loadFilm(id, location.hash.slice(1)).then(
      (loaded) => !isLeft && setFilm(loaded ?? 'none'),
      (error) => !isLeft && setFilm(error instanceof NotOver ? 'notOver' : 'broken'),
    );
    return () => {
      isLeft = true;
      setFilm(undefined);
    };
  }, [id]);
  if (!film) return <Loading />;
  if (film === 'none') return <TroublePage kind="noTable" />;
  if (film === 'broken') return <TroublePage kind={id === SHARED ? 'badLink' : 'broken'} />;
  // Of a game that goes on nobody is told anything.
  if (film === 'notOver' || !film.record.isOver) return <TroublePage kind="notOver" />;
  if (!isPlayedOut(film)) return <Early />;
  return <ReviewScreen key={id} film={film} />;
}

function Early() {
  const { t } = useTranslation();
  const { language } = useSettings();
  const { title, notFinished } = reviewWords[language];
  const home = (
    <Link to="/" className="button" data-look="main">
      {t('trouble.back')}
    </Link>
  );
  return (
    <Trouble title={title} actions={home}>
      {notFinished}
    </Trouble>
  );
}

/** Whether a game ended by its own rules; people may end it before. */
function isPlayedOut({ ui, scenes }: Film): boolean {
  return ui.game.actors(scenes[scenes.length - 1].state) === 0;
}
