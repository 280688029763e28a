import { dealOn } from '@stolik/daily';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { titleOf } from '../boxes.ts';
import { Picture } from '../home/Picture.tsx';
import { useSettings } from '../store/settings.ts';
import { prepareTable } from '../table/prepare.ts';
import { allAttempts } from './attempts.ts';
import { Streak } from './Streak.tsx';
import type { Attempt } from './store.ts';
import { valueIn } from './telling.ts';
import { useNow } from './use-today.ts';
import { dailyWords } from './words.ts';
import './daily-card.css';

/** Today's deal on the first screen: what it is, whether it was played, and how many days in a row. */
export function DailyCard() {
  const { language } = useSettings();
  const w = dailyWords[language];
  const { today } = useNow();
  const [attempts, setAttempts] = useState<readonly Attempt[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new day is looked up anew
  useEffect(() => {
    allAttempts().then(setAttempts, () => setAttempts([]));
  }, [today]);
  const deal = dealOn(today);
  if (!deal || !attempts) return null;
  const { game, birds } = deal.kind;
  const [bird] = birds;
  const attempt = attempts.find(({ day }) => day === today);
  const told = attempt ? (attempt.done ? valueIn(attempt.done, birds.length === 0, language) : w.running) : undefined;
  return (
    <li
      className="today-card"
      data-world={game}
      data-done={attempt?.done ? true : undefined}
      onPointerEnter={() => prepareTable(game)}
    >
      <Link to="/daily/{-$day}" params={{}}>
        <Picture game={game} />
        <span className="today-words">
          <span className="today-kind">{w.title}</span>
          <strong>{titleOf(game)}</strong>
          <span>{bird ? w.against[bird] : w.alone}</span>
        </span>
        <span className="today-state">
          {told ? <b>{told}</b> : <span className="today-play">{w.play}</span>}
          <Streak attempts={attempts} today={today} />
        </span>
      </Link>
    </li>
  );
}
