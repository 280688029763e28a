import { Face, SeatMark } from '@stolik/games/ui';
import { type Clock, fateOf, hasLost, isDecided, type Seat, type TableInfo } from '@stolik/protocol/page';
import { useTranslation } from 'react-i18next';
import { AccountMark } from '../people/Account.tsx';
import { useSettings } from '../store/settings.ts';
import { Icon } from '../table/icons.tsx';
import { localeOf } from '../text/locale.ts';
import { useOnline } from './connection.ts';
import type { TableFeed } from './feed.ts';
import { Onlookers } from './Onlookers.tsx';
import { useServerNow } from './server-now.ts';
import { placeOf } from './sitters.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { holidayUntil, momentOf } from './time.ts';
import { useFeed } from './use-feed.ts';
import { WhereaboutsMark } from './Whereabouts.tsx';
import { whereaboutsOf } from './whereabouts.ts';

/** Who sits at the table, who decides, who is a bot or away, and how much time there is. */
export function OnlineSeats({ feed, names }: { readonly feed: TableFeed; readonly names: readonly string[] }) {
  const { t } = useTranslation();
  const { info, look, seat: held } = useFeed(feed);
  const own = placeOf(info, held);
  const backAt = useReturns(look?.clock);
  /** Where people ended the game, the rules still wait for somebody. */
  const actors = look && !look.isOver ? look.actors : [];
  return (
    <ul className="strip" aria-label={t('online.seats')}>
      {info.seats.map((seat, i) => (
        <li
          key={i}
          data-plate={i}
          data-acts={actors.includes(i) || undefined}
          data-own={i === own || undefined}
          data-gone={isGone(info, seat, i === own) || undefined}
          data-left={isLeft(info, seat) || undefined}
          data-lost={(isLeft(info, seat) && hasLost(seat, info.pace)) || undefined}
          data-fate={(info.status === 'over' && fateOf(seat)) || undefined}
        >
          <span className="seat-whereabouts">
            <SeatMark seat={i} /> {i !== own && <Where info={info} clock={look?.clock} actors={actors} seat={i} />}
          </span>{' '}
          <strong>{names[i]}</strong> {seat.account !== undefined && <AccountMark />}
          {isLeft(info, seat) && (
            <span className="strip-left">
              <Face bot={seat.standIn} />
              {/* Who is only away may come back; these two do not. */}
              {seat.hasResigned && <Icon name="flag" />}
              {fateOf(seat) === 'timed-out' && <Icon name="hourglass" />}
            </span>
          )}
          <small>
            {i === own && fateOf(seat) && <span className="strip-you">{t('online.you')}: </span>}
            {noteOf(info, seat, i === own, t) ||
              (backAt(i) !== undefined && t('online.onHoliday', { time: backAt(i) }))}
          </small>
          {actors.includes(i) && <span className="visually-hidden">{t('online.acts')}</span>}
          {look?.clock && <TimeLeft info={info} clock={look.clock} actors={actors} seat={i} isOwn={i === own} />}
        </li>
      ))}
      <Onlookers feed={feed} />
    </ul>
  );
}

interface WhereProps {
  readonly info: TableInfo;
  readonly clock: Clock | undefined;
  readonly actors: readonly number[];
  readonly seat: number;
}

/** Where somebody else is; what the seat says in words beside it is not said twice. */
function Where({ info, clock, actors, seat }: WhereProps) {
  const now = useServerNow(60_000);
  const is = whereaboutsOf(info, seat, { actors, clock, now });
  return is && <WhereaboutsMark is={is} isSaid={is !== 'here'} />;
}

/** Until when people are on holiday, in words. */
function useReturns(clock: Clock | undefined): (seat: number) => string | undefined {
  const { language } = useSettings();
  const offset = useOnline((online) => online.offset);
  const now = useServerNow(60_000);
  return (seat) => {
    const until = holidayUntil(clock, seat, now);
    return until === undefined ? undefined : momentOf(until - offset, now - offset, localeOf(language));
  };
}

function noteOf(info: TableInfo, seat: Seat, isOwn: boolean, t: ReturnType<typeof useTranslation>['t']): string {
  const fate = fateOf(seat);
  // Where the game is over no bot plays on.
  if (fate) return t(info.status === 'over' || isDecided(info) ? `online.fates.${fate}` : `online.fatesOn.${fate}`);
  if (seat.kind === 'bot') return t('online.isBot');
  if (isOwn) return t('online.you');
  return isGone(info, seat, isOwn) ? t('online.notThere') : '';
}

/** Whether a bot plays on for somebody. */
function isLeft(info: TableInfo, seat: Seat): boolean {
  return info.status === 'running' && fateOf(seat) !== undefined && !isDecided(info);
}

function isGone({ status }: TableInfo, { standIn, awaySince }: Seat, isOwn: boolean): boolean {
  return status === 'running' && standIn === undefined && awaySince !== undefined && !isOwn;
}
