import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Loading, TroublePage } from '../app/TroublePage.tsx';
import { NotOver } from './fetched.ts';
import { type Film, loadFilm } from './film.ts';
import { Projector } from './Projector.tsx';
import { SHARED } from './share.ts';

export function Replay() {
  const { id } = useParams({ from: '/replay/$id' });
  const [film, setFilm] = useState<Film | 'none' | 'notOver' | 'broken'>();
  useEffect(() => {
    loadFilm(id, location.hash.slice(1)).then(
      (loaded) => setFilm(loaded ?? 'none'),
      (error) => setFilm(error instanceof NotOver ? 'notOver' : 'broken'),
    );
  }, [id]);
  if (!film) return <Loading />;
  if (film === 'none') return <TroublePage kind="noTable" />;
  if (film === 'notOver') return <TroublePage kind="notOver" />;
  if (film === 'broken') return <TroublePage kind={id === SHARED ? 'badLink' : 'broken'} />;
  return <Projector film={film} />;
}
