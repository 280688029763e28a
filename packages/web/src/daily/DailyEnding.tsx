import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSettings } from '../store/settings.ts';
import { attemptAt } from './attempts.ts';
import { dailyWords } from './words.ts';

interface DailyEndingProps {
  readonly day: string;
  readonly table: string;
}

/** After the game of a day: the way to how it stands beside the others, or that it was practice. */
export function DailyEnding({ day, table }: DailyEndingProps) {
  const { language } = useSettings();
  const w = dailyWords[language];
  const [counts, setCounts] = useState<boolean>();
  useEffect(() => {
    // This keeps the result as well, should the table be removed before anybody looks.
    attemptAt(day).then(
      (kept) => setCounts(kept?.attempt.table === table),
      () => {},
    );
  }, [day, table]);
  return (
    <>
      <Link className="button" data-look="main" to="/daily/{-$day}" params={{ day }}>
        {w.result}
      </Link>
      {counts === false && <p className="daily-practice">{w.practice}</p>}
    </>
  );
}

/** After a game of a duel: the way to where it is compared. */
export function DuelEnding({ id }: { readonly id: string }) {
  const { language } = useSettings();
  return (
    <Link className="button" data-look="main" to="/duel/{-$id}" params={{ id }}>
      {dailyWords[language].result}
    </Link>
  );
}
