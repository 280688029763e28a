import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { titleOf } from '../boxes.ts';
import { plain } from '../review/numbers.ts';
import { reviewWords } from '../review/words.ts';
import { useSettings } from '../store/settings.ts';
import { type OwnTurn, ownTurns } from './own-turns.ts';
import { puzzleWords } from './words.ts';

/** One's own games have puzzles, too: each is practised where it was looked back at. */
export function OwnTurns() {
  const { language } = useSettings();
  const w = puzzleWords[language];
  const [turns, setTurns] = useState<readonly OwnTurn[]>();
  useEffect(() => {
    ownTurns(Date.now()).then(setTurns, () => setTurns([]));
  }, []);
  if (!turns) return null;
  return (
    <section className="puzzles-own" aria-labelledby="puzzles-own">
      <h2 id="puzzles-own">{w.own}</h2>
      <p className="puzzles-note">{turns.length > 0 ? w.ownNote : w.ownNone}</p>
      <ul className="puzzles-themes">
        {turns.map(({ record, index, seat, loss }) => (
          <li key={`${record.id}/${index}`}>
            <Link to="/review/$id" params={{ id: record.id }} search={{ turn: index, seat, find: true }}>
              <span>
                {titleOf(record.log.header.game)},{' '}
                {new Date(record.updated).toLocaleDateString(language, { day: 'numeric', month: 'long' })}
              </span>
              <small>{reviewWords[language].about(plain(loss, language, 0), 'many')}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
