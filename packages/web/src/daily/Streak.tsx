import { type Day, streakOf } from '@stolik/daily';
import { useSettings } from '../store/settings.ts';
import { playedInTime } from './attempts.ts';
import type { Attempt } from './store.ts';
import { dailyWords } from './words.ts';

interface StreakProps {
  readonly attempts: readonly Attempt[];
  readonly today: Day;
}

/** How many days in a row were played on their day. */
export function Streak({ attempts, today }: StreakProps) {
  const { language } = useSettings();
  const w = dailyWords[language];
  const streak = streakOf(playedInTime(attempts), today);
  return (
    <p className="daily-streak" data-none={streak === 0 || undefined}>
      {streak > 0 && (
        <span className="daily-beads" aria-hidden="true">
          {Array.from({ length: Math.min(7, streak) }, (_, i) => (
            <i key={i} />
          ))}
        </span>
      )}
      {streak > 0 ? w.streak(streak) : w.noStreak}
    </p>
  );
}
