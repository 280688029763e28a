import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTitle } from '../app/title.ts';
import { ConnectionBar } from '../online/Bars.tsx';
import { goOnline } from '../online/connection.ts';
import { Choose } from './Choose.tsx';
import { useSearching } from './searching.ts';
import { Waiting } from './Waiting.tsx';
import { usePairingWords } from './words.ts';
import './pairing.css';

/** Looking for a game with strangers: what one would play, and then the wait. */
export function PairingPage() {
  const words = usePairingWords();
  const { game } = useSearch({ from: '/find' });
  const search = useSearching((searching) => searching.search);
  useTitle(words.title);
  useEffect(() => {
    goOnline();
  }, []);
  return (
    <div className="find">
      <ConnectionBar />
      {search ? <Waiting search={search} /> : <Choose game={game} />}
    </div>
  );
}
