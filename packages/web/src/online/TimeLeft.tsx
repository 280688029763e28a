import { type Clock, runsOutAt, type TableInfo } from '@stolik/protocol/page';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../store/settings.ts';
import { localeOf } from '../text/locale.ts';
import { useOnline } from './connection.ts';
import { useServerNow } from './server-now.ts';
import { deadlineOf, isLow, leftOf, timeLeft } from './time.ts';

interface TimeLeftProps {
  readonly info: TableInfo;
  readonly clock: Clock;
  /** Seats that owe a decision. */
  readonly actors: readonly number[];
  readonly seat: number;
  /** Whether it is the viewer's own. */
  readonly isOwn?: boolean;
}

/** A clock that runs while its seat decides; only its owner is shown that it runs out. In a game of days it says until when. */
export function TimeLeft({ info, clock, actors, seat, isOwn = false }: TimeLeftProps) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const offset = useOnline((online) => online.offset);
  const { kind, standIn } = info.seats[seat];
  const runs = actors.includes(seat) && !info.isAsleep;
  // Whoever has lost the network owes a decision all the same.
  const now = useServerNow(1_000, isOwn && runs && info.pace.kind === 'live');
  const left = useStanding(clock, leftOf(seat, clock, { actors, isAsleep: info.isAsleep, now }), runs);
  if (info.status !== 'running' || kind === 'bot' || standIn !== undefined) return null;
  const deadline =
    runs && info.pace.kind === 'days'
      ? deadlineOf(runsOutAt(clock, seat) - offset, now - offset, localeOf(language))
      : undefined;
  const time = deadline ?? timeLeft(left, t);
  return (
    <span
      className="strip-time"
      data-pace={info.pace.kind}
      data-runs={runs || undefined}
      data-low={(isOwn && runs && isLow(left, info.pace)) || undefined}
    >
      <span aria-hidden="true">
        {deadline && <span className="strip-by">{t('online.days.by')} </span>}
        {time}
      </span>
      <span className="visually-hidden">{t(deadline ? 'online.timeUntil' : 'online.timeLeft', { time })}</span>
    </span>
  );
}

/** A table that falls asleep tells no new clock: it stands where it was seen last, instead of where it was told. */
function useStanding(clock: Clock, left: number, runs: boolean): number {
  const last = useRef({ clock, left });
  if (runs || last.current.clock !== clock) last.current = { clock, left };
  return last.current.left;
}
