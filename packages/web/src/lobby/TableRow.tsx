import { SeatMark } from '@stolik/games/ui';
import type { Seat, TableInfo } from '@stolik/protocol/page';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { titleOf } from '../boxes.ts';
import { useOnline } from '../online/connection.ts';
import { paceText } from '../online/pace.ts';
import { seatOfPerson, sittersOf, waitsFor } from '../online/sitters.ts';
import { TimeLeft } from '../online/TimeLeft.tsx';
import { isAlive } from './order.ts';
import './lobby.css';

/** A table in a list: who sits there, how it stands, and the way in. */
export function TableRow({ info }: { readonly info: TableInfo }) {
  const { t } = useTranslation();
  const me = useOnline(({ me }) => me?.id);
  const own = seatOfPerson(info, me);
  const isMine = own !== undefined;
  const isAsked = waitsFor(info, me);
  const free = info.seats.filter(({ kind }) => kind === 'open').length;
  return (
    <li className="lobby-table" data-row={`${info.status} ${info.id}`} data-asked={isAsked || undefined}>
      <div>
        <p className="lobby-title">
          <strong>{titleOf(info.game)}</strong> <span className="lobby-note">{paceText(info.pace, t)}</span>
          {free > 0 && <span className="lobby-note">{t('lobby.seatsFree', { count: free })}</span>}
          {isAsked && <span className="lobby-turn">{t('lobby.yourTurn')}</span>}
          {isAsked && info.clock && own !== undefined && (
            <TimeLeft info={info} clock={info.clock} actors={info.actors} seat={own} />
          )}
        </p>
        <p className="lobby-names">
          {sittersOf(info.seats, t).map(({ name }, seat) => (
            <SeatName key={seat} seat={seat} one={info.seats[seat]} name={name} />
          ))}
        </p>
        {isMine && !isAsked && <p className="lobby-note">{stateOf(info, own, t)}</p>}
      </div>
      <WayIn info={info} isMine={isMine} isAsked={isAsked}>
        {t(isMine ? (isAsked ? 'lobby.play' : 'lobby.look') : WORDS[info.status])}
      </WayIn>
    </li>
  );
}

function SeatName({ seat, one, name }: { readonly seat: number; readonly one: Seat; readonly name: string }) {
  const { t } = useTranslation();
  const { kind, isHere, total } = one;
  return (
    <span data-free={kind === 'open' || undefined}>
      <SeatMark seat={seat} /> {name}
      {total !== undefined && ` ${total}`}
      {isHere !== undefined && (
        <small className="lobby-here" data-here={isHere}>
          {t(isHere ? 'lobby.here' : 'lobby.notHere')}
        </small>
      )}
    </span>
  );
}

/** How it stands at one's own table while it does not wait for oneself. */
function stateOf(info: TableInfo, own: number, t: TFunction): string {
  const { seats, status, actors, isAsleep } = info;
  if (status === 'open') {
    const free = seats.filter(({ kind, isReserved }) => kind === 'open' || isReserved).length;
    return t('online.waitingFor', { count: free });
  }
  const { standIn } = seats[own];
  const names = sittersOf(seats, t).map(({ name }) => name);
  return [
    ...(standIn ? [t('online.away', { bot: t(`bots.${standIn}.name`) })] : []),
    isAsleep ? t('lobby.asleep') : t('table.waiting', { name: actors.map((seat) => names[seat]).join(', ') }),
  ].join(' ');
}

const WORDS = { open: 'online.join', running: 'online.watch', over: 'home.replay', gone: 'lobby.look' } as const;

interface WayInProps {
  readonly info: TableInfo;
  readonly isMine: boolean;
  readonly isAsked: boolean;
  readonly children: ReactNode;
}

function WayIn({ info, isMine, isAsked, children }: WayInProps) {
  const { id, status } = info;
  const look = isAsked || (!isMine && status === 'open' && isAlive(info)) ? 'main' : undefined;
  return status === 'over' ? (
    <Link className="button" to="/replay/$id" params={{ id }} search={{}}>
      {children}
    </Link>
  ) : (
    <Link className="button" data-look={look} to="/table/$id" params={{ id }}>
      {children}
    </Link>
  );
}
