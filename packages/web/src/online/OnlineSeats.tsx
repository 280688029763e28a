import { SeatMark } from '@stolik/games/ui';
import { type Clock, isDecided, type Look, type Seat, type TableInfo } from '@stolik/protocol/page';
import { useTranslation } from 'react-i18next';
import { fateOf } from './fates.ts';
import type { TableFeed } from './feed.ts';
import { timeLeft, useServerNow } from './time.ts';
import { useFeed } from './use-feed.ts';

/** Who sits at the table, who decides, who is a bot or away, and how much time there is. */
export function OnlineSeats({ feed, names }: { readonly feed: TableFeed; readonly names: readonly string[] }) {
  const { t } = useTranslation();
  const { info, look, seat: own } = useFeed(feed);
  return (
    <ul className="strip" aria-label={t('online.seats')}>
      {info.seats.map((seat, i) => (
        <li key={i} data-acts={look?.actors.includes(i) || undefined} data-own={i === own || undefined}>
          <SeatMark seat={i} /> <strong>{names[i]}</strong>
          <small>{noteOf(info, seat, i === own, t)}</small>
          {look?.actors.includes(i) && <span className="visually-hidden">{t('online.acts')}</span>}
          {info.status === 'running' && look?.clock && <TimeLeft info={info} look={look} clock={look.clock} seat={i} />}
        </li>
      ))}
    </ul>
  );
}

function noteOf(info: TableInfo, seat: Seat, isOwn: boolean, t: ReturnType<typeof useTranslation>['t']): string {
  const fate = fateOf(seat);
  if (fate === 'resigned' && !isDecided(info.seats)) return t('online.resignedBot');
  if (fate) return t(`online.fates.${fate}`);
  if (seat.kind === 'bot') return t('online.isBot');
  if (isOwn) return t('online.you');
  return info.status === 'running' && seat.awaySince !== undefined ? t('online.notThere') : '';
}

interface TimeLeftProps {
  readonly info: TableInfo;
  readonly look: Look;
  readonly clock: Clock;
  readonly seat: number;
}

/** A clock that runs while its seat decides; it never raises its voice. */
function TimeLeft({ info, look, clock, seat }: TimeLeftProps) {
  const { t } = useTranslation();
  const now = useServerNow(1_000);
  const { kind, standIn } = info.seats[seat];
  if (kind === 'bot' || standIn !== undefined) return null;
  const runs = look.actors.includes(seat) && !info.isAsleep;
  const time = timeLeft(clock.left[seat] - (runs ? Math.max(0, now - clock.at) : 0), t);
  return (
    <span className="strip-time" data-runs={runs || undefined}>
      <span aria-hidden="true">{time}</span>
      <span className="visually-hidden">{t('online.timeLeft', { time })}</span>
    </span>
  );
}
