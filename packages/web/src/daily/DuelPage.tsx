import { Link, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Trouble } from '../app/Trouble.tsx';
import { Loading } from '../app/TroublePage.tsx';
import { useTitle } from '../app/title.ts';
import { useSettings } from '../store/settings.ts';
import { DuelRoom } from './DuelRoom.tsx';
import { unpackDuel } from './duel.ts';
import { findDuel, takeIn } from './duels.ts';
import { NewDuel } from './NewDuel.tsx';
import type { Duel } from './store.ts';
import { dailyWords } from './words.ts';
import './daily.css';

/** The same dice at two tables: a new deal, or that of a link or of this browser. */
export function DuelPage() {
  const { id } = useParams({ from: '/duel/{-$id}' });
  const { hash } = useLocation();
  const { t } = useTranslation();
  const { language } = useSettings();
  const w = dailyWords[language];
  const navigate = useNavigate();
  const [duel, setDuel] = useState<Duel | 'none'>();
  useEffect(() => {
    let isLeft = false;
    const find = async () => {
      if (hash === '') return id === undefined ? undefined : ((await findDuel(id)) ?? 'none');
      const taken = await takeIn(await unpackDuel(hash));
      // What the link brought is kept: from here on the address is short.
      if (!isLeft) await navigate({ to: '/duel/{-$id}', params: { id: taken.id }, replace: true });
      return taken;
    };
    find().then(
      (found) => !isLeft && setDuel(found),
      () => !isLeft && setDuel('none'),
    );
    return () => {
      isLeft = true;
    };
  }, [id, hash, navigate]);
  useTitle(w.duel);
  if (duel === 'none') {
    return (
      <Trouble
        title={w.badDuel}
        actions={
          <Link to="/" className="button" data-look="main">
            {t('trouble.back')}
          </Link>
        }
      />
    );
  }
  if (id === undefined && hash === '') return <NewDuel />;
  return duel ? <DuelRoom key={duel.id} duel={duel} /> : <Loading />;
}
