import { type Day, dayOf, dealOn, numberOf } from '@stolik/daily';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTitle } from '../app/title.ts';
import { titleOf } from '../boxes.ts';
import { useSettings } from '../store/settings.ts';
import { allAttempts } from './attempts.ts';
import { Streak } from './Streak.tsx';
import type { Attempt } from './store.ts';
import { dateIn, kindIn, valueIn } from './telling.ts';
import { useNow } from './use-today.ts';
import { dailyWords } from './words.ts';
import './daily.css';

/** Days that are shown at first, and with each tap on "more". */
const STEP = 28;

/** Every deal so far, the youngest first, and what became of it. */
export function ArchivePage() {
  const { language } = useSettings();
  const w = dailyWords[language];
  const { today } = useNow();
  const [attempts, setAttempts] = useState<readonly Attempt[]>([]);
  const [shown, setShown] = useState(STEP);
  useEffect(() => {
    allAttempts().then(setAttempts, () => {});
  }, []);
  useTitle(w.archive);
  const number = numberOf(today);
  const days = Array.from({ length: Math.max(0, Math.min(shown, number + 1)) }, (_, i) => dayOf(number - i));
  const byDay = new Map(attempts.map((attempt) => [attempt.day, attempt]));
  return (
    <div className="daily-archive wide">
      <header>
        <h1>{w.archive}</h1>
        <Streak attempts={attempts} today={today} />
        <p className="daily-note">{w.archiveNote}</p>
      </header>
      <ul>
        {days.map((day) => (
          <OneOfDays key={day} day={day} attempt={byDay.get(day)} isToday={day === today} />
        ))}
      </ul>
      {shown <= number && (
        <button type="button" className="button" onClick={() => setShown(shown + STEP)}>
          {w.more}
        </button>
      )}
    </div>
  );
}

interface OneOfDaysProps {
  readonly day: Day;
  readonly attempt: Attempt | undefined;
  readonly isToday: boolean;
}

function OneOfDays({ day, attempt, isToday }: OneOfDaysProps) {
  const { language } = useSettings();
  const w = dailyWords[language];
  const deal = dealOn(day);
  if (!deal) return null;
  const { kind } = deal;
  const [bird] = kind.birds;
  const told = attempt?.done
    ? valueIn(attempt.done, kind.birds.length === 0, language)
    : attempt
      ? w.running
      : w.undone;
  return (
    <li data-world={kind.game} data-done={attempt?.done ? true : undefined}>
      <Link
        to="/daily/{-$day}"
        params={{ day }}
        aria-label={`${dateIn(day, language)}, ${kindIn(kind, language)}, ${told}`}
      >
        <span className="daily-when">{isToday ? w.today : dateIn(day, language, 'short')}</span>
        <strong>{titleOf(kind.game)}</strong>
        <span>{bird ? w.against[bird] : w.alone}</span>
        <span className="daily-told">{told}</span>
      </Link>
    </li>
  );
}
