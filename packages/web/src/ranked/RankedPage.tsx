import { type Day, dayOf, endOf, isDay, type Kind, numberOf, rankedKindOn } from '@stolik/daily';
import type { DailyBoard, RankedDaily } from '@stolik/protocol/page';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Trouble } from '../app/Trouble.tsx';
import { useTitle } from '../app/title.ts';
import { dateIn, kindIn, spanIn } from '../daily/telling.ts';
import { useNow } from '../daily/use-today.ts';
import { Picture } from '../home/Picture.tsx';
import { ask } from '../online/api.ts';
import { Connecting } from '../online/Connecting.tsx';
import { useServerRequest } from '../online/server-request.ts';
import { useLoaded } from '../people/use-loaded.ts';
import { useSettings } from '../store/settings.ts';
import { prepareTable } from '../table/prepare.ts';
import { Board } from './Board.tsx';
import { Proof } from './Proof.tsx';
import { rankedWords } from './words.ts';
import '../daily/daily.css';
import './ranked.css';

/** The ranked deal of a day, today's where none is named: one's attempt, and what everybody made of it. */
export function RankedPage() {
  const { day: named } = useParams({ from: '/ranked/{-$day}' });
  const { t } = useTranslation();
  const { language } = useSettings();
  const { today } = useNow();
  const { loaded, load } = useLoaded<RankedDaily>('/daily');
  useTitle(rankedWords[language].title);
  const day = named ?? (typeof loaded === 'object' ? loaded.day : today);
  if (!isDay(day) || day > today) {
    return (
      <Trouble
        title={rankedWords[language].noDay}
        actions={
          <Link to="/" className="button" data-look="main">
            {t('trouble.back')}
          </Link>
        }
      />
    );
  }
  if (typeof loaded !== 'object') return <Connecting />;
  return <OneDay key={day} day={day} daily={loaded} load={load} />;
}

interface OneDayProps {
  readonly day: Day;
  readonly daily: RankedDaily;
  load(): void;
}

function OneDay({ day, daily, load }: OneDayProps) {
  const { language } = useSettings();
  const w = rankedWords[language];
  const { now } = useNow();
  const board = useLoaded<DailyBoard>(`/daily/${day}`);
  const isToday = day === daily.day;
  const isOver = now >= endOf(day);
  const kind = rankedKindOn(day);
  const again = () => {
    load();
    board.load();
  };
  return (
    <div className="daily ranked wide">
      <header className="daily-head" data-world={kind.game}>
        <Picture game={kind.game} />
        <div>
          <p className="daily-date">
            {isToday ? `${w.title} · ${dateIn(day, language)}` : w.of(dateIn(day, language))}
          </p>
          <h1>{kindIn(kind, language)}</h1>
          <p className="daily-date">{isOver ? w.over : w.left(spanIn(endOf(day) - now))}</p>
        </div>
      </header>
      {isToday && !isOver && <Attempt {...{ daily, kind, load }} />}
      <Board
        isOver={isOver}
        attempt={isToday ? daily.attempt : undefined}
        isNamed={daily.isNamed}
        board={board.loaded}
        load={again}
      />
      <Proof daily={daily} />
      <footer className="daily-foot">
        <p className="row">
          {numberOf(day) > 0 && (
            <Link className="button" to="/ranked/{-$day}" params={{ day: dayOf(numberOf(day) - 1) }}>
              {w.earlier}
            </Link>
          )}
          {!isToday && (
            <Link className="button" to="/ranked/{-$day}" params={{}}>
              {w.today}
            </Link>
          )}
          <Link className="button" to="/daily/{-$day}" params={{}}>
            {w.practice}
          </Link>
        </p>
      </footer>
    </div>
  );
}

interface AttemptProps {
  readonly daily: RankedDaily;
  readonly kind: Kind;
  load(): void;
}

/** The way to one's own attempt. */
function Attempt({ daily: { attempt, needsAccount }, kind, load }: AttemptProps) {
  const { language } = useSettings();
  const w = rankedWords[language];
  const navigate = useNavigate();
  const request = useServerRequest();
  if (attempt?.isOver) return null;
  const play = () =>
    request.run(async () => {
      await prepareTable(kind.game);
      const { id } = await ask<{ readonly id: string }>('POST', '/daily').finally(load);
      await navigate({ to: '/table/$id', params: { id } });
    });
  return (
    <section className="daily-play">
      <p>{w.rules}</p>
      {attempt ? (
        <Link className="button daily-go" data-look="main" to="/table/$id" params={{ id: attempt.table }}>
          {w.goOn}
        </Link>
      ) : needsAccount ? (
        <p>
          {w.forAccounts}{' '}
          <Link className="button" data-look="main" to="/me">
            {w.toAccount}
          </Link>
        </p>
      ) : (
        <button type="button" className="button daily-go" data-look="main" disabled={request.isBusy} onClick={play}>
          {w.play}
        </button>
      )}
      {request.problem && (
        <p role="alert" className="problem">
          {request.problem}
        </p>
      )}
    </section>
  );
}
