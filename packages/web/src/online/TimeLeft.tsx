import type { Clock, TableInfo } from '@stolik/protocol/page';
import { useTranslation } from 'react-i18next';
import { useServerNow } from './server-now.ts';
import { leftOf, timeLeft } from './time.ts';

interface TimeLeftProps {
  readonly info: TableInfo;
  readonly clock: Clock;
  /** Seats that owe a decision. */
  readonly actors: readonly number[];
  readonly seat: number;
}

/** A clock that runs while its seat decides; it never raises its voice. */
export function TimeLeft({ info, clock, actors, seat }: TimeLeftProps) {
  const { t } = useTranslation();
  const now = useServerNow(1_000);
  const { kind, standIn } = info.seats[seat];
  if (info.status !== 'running' || kind === 'bot' || standIn !== undefined) return null;
  const runs = actors.includes(seat) && !info.isAsleep;
  const time = timeLeft(leftOf(seat, clock, { actors, isAsleep: info.isAsleep, now }), t);
  return (
    <span className="strip-time" data-pace={info.pace.kind} data-runs={runs || undefined}>
      <span aria-hidden="true">{time}</span>
      <span className="visually-hidden">{t('online.timeLeft', { time })}</span>
    </span>
  );
}
