import { Face } from '@stolik/games/ui/faces';
import type { Search } from '@stolik/protocol/page';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { titleOf } from '../boxes.ts';
import { useServerNow } from '../online/server-now.ts';
import { timeLeft } from '../online/time.ts';
import { arrive } from './searching.ts';
import { usePairingWords } from './words.ts';
import './pairing.css';

/** A few words in a corner: that one waits, or that a game has begun. */
export function Chip({ search }: { readonly search: Search }) {
  const { t } = useTranslation();
  const words = usePairingWords();
  const now = useServerNow(1_000);
  const { table, found, games, pace, since } = search;
  if (table !== undefined) {
    return (
      <Link
        to="/table/$id"
        params={{ id: table }}
        className="find-chip"
        data-begun
        onClick={() => arrive(table).catch(() => {})}
      >
        <span role="status">{words.begun(titleOf(found?.game ?? games[0]))}</span>
      </Link>
    );
  }
  return (
    <Link to="/find" className="find-chip">
      <Face bot="medium" pose="waiting" size={24} />
      <span className="find-chip-words">{found ? words.found(titleOf(found.game), found.seats) : words.short}</span>
      {pace === 'live' && (
        <span className="find-clock" aria-hidden="true">
          {timeLeft(Math.max(0, found ? found.until - now : now - since), t)}
        </span>
      )}
    </Link>
  );
}
