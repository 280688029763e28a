import { type Day, dealOn, endOf, isDay } from '@stolik/daily';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Trouble } from '../app/Trouble.tsx';
import { Loading } from '../app/TroublePage.tsx';
import { useTitle } from '../app/title.ts';
import { Picture } from '../home/Picture.tsx';
import { useSettings } from '../store/settings.ts';
import { allAttempts, attemptAt, type DayKept } from './attempts.ts';
import { DayResult } from './DayResult.tsx';
import { PlayDay } from './PlayDay.tsx';
import { Streak } from './Streak.tsx';
import type { Attempt } from './store.ts';
import { dateIn, kindIn, spanIn } from './telling.ts';
import { useNow } from './use-today.ts';
import { dailyWords } from './words.ts';
import './daily.css';

/** The deal of a day, today's where none is named: what is played, and what became of it. */
export function DailyPage() {
  const { day: named } = useParams({ from: '/daily/{-$day}' });
  const { t } = useTranslation();
  const { language } = useSettings();
  const { now, today } = useNow();
  // Whoever looks at today's deal at midnight goes on looking at it, and is told that there is another.
  const [opened] = useState(today);
  const day = named ?? opened;
  if (isDay(day) && day <= today) return <OneDay key={day} {...{ day, now, today }} isNamed={named !== undefined} />;
  return (
    <Trouble
      title={dailyWords[language].noDay}
      actions={
        <Link to="/" className="button" data-look="main">
          {t('trouble.back')}
        </Link>
      }
    />
  );
}

interface OneDayProps {
  readonly day: Day;
  readonly now: number;
  readonly today: Day;
  readonly isNamed: boolean;
}

function OneDay({ day, now, today, isNamed }: OneDayProps) {
  const { language } = useSettings();
  const w = dailyWords[language];
  const [kept, setKept] = useState<DayKept | 'none'>();
  const [attempts, setAttempts] = useState<readonly Attempt[]>();
  useEffect(() => {
    attemptAt(day).then(
      (found) => setKept(found ?? 'none'),
      () => setKept('none'),
    );
    allAttempts().then(setAttempts, () => {});
  }, [day]);
  useTitle(w.title);
  const deal = dealOn(day);
  if (!deal) return null;
  const { kind } = deal;
  const done = kept !== undefined && kept !== 'none' && kept.attempt.done;
  return (
    <div className="daily wide">
      <header className="daily-head" data-world={kind.game}>
        <Picture game={kind.game} />
        <div>
          <p className="daily-date">
            {day === today ? `${w.title} · ${dateIn(day, language)}` : w.of(dateIn(day, language))}
          </p>
          <h1>{kindIn(kind, language)}</h1>
          {attempts && <Streak attempts={attempts} today={today} />}
        </div>
      </header>
      {!kept && <Loading />}
      {kept && (done ? <DayResult deal={deal} done={done} kept={kept as DayKept} /> : <PlayDay {...{ deal, kept }} />)}
      <footer className="daily-foot">
        <p role="status">{!isNamed && day !== today ? w.newDay : w.next(spanIn(endOf(today) - now))}</p>
        <p className="row">
          {day !== today && (
            <Link className="button" to="/daily/{-$day}" params={{ day: today }}>
              {w.back}
            </Link>
          )}
          <Link className="button" to="/ranked/{-$day}" params={{}}>
            {w.ranked}
          </Link>
          <Link className="button" to="/duel/{-$id}" params={{}}>
            {w.duel}
          </Link>
          <Link className="button" to="/daily/archive">
            {w.archive}
          </Link>
        </p>
      </footer>
    </div>
  );
}
