import { Face, type GameUi, SeatMark } from '@stolik/games/ui';
import type { Seat, TableInfo, TableRating } from '@stolik/protocol/page';
import type { CSSProperties } from 'react';
import { RoundTable } from '../card/RoundTable.tsx';
import { Picture } from '../home/Picture.tsx';
import { Person } from '../me/Person.tsx';
import { AccountMark } from '../people/Account.tsx';
import { PointsAt } from '../rating/Points.tsx';
import { WishSign } from '../wish/WishChoice.tsx';
import { WaitsHere } from './WaitsHere.tsx';
import '../card/room.css';

interface WaitingTableProps {
  readonly info: TableInfo;
  readonly ui: GameUi;
  readonly names: readonly string[];
  readonly rating: TableRating | undefined;
}

/** The table that fills up, for the eye: the list of seats says the same. Whoever comes hops onto their chair. */
export function WaitingTable({ info, ui, names, rating }: WaitingTableProps) {
  return (
    <div className="room" aria-hidden="true">
      <RoundTable places={info.seats.length} middle={<Picture game={info.game} />}>
        {(seat) => (
          <span
            key={names[seat]}
            className="room-chair"
            data-free={isFree(info.seats[seat]) || undefined}
            data-gone={info.seats[seat].awaySince !== undefined || undefined}
            style={{ '--chair': `var(--seat-${seat})` } as CSSProperties}
          >
            <span className="room-face">
              {info.seats[seat].kind === 'bot' ? (
                <Face bot={info.seats[seat].level} size={64} />
              ) : (
                <Person className={`room-person ${isFree(info.seats[seat]) ? 'open' : ''}`} />
              )}
            </span>
            <span className="room-name">
              <SeatMark seat={seat} /> {names[seat]} {info.seats[seat].account !== undefined && <AccountMark />}{' '}
              <WishSign ui={ui} value={info.seats[seat].wish} /> <PointsAt rating={rating} seat={seat} />
              {info.seats[seat].awaySince !== undefined && <WaitsHere info={info} seat={seat} />}
            </span>
          </span>
        )}
      </RoundTable>
    </div>
  );
}

/** Kept for somebody is free as well, until they come. */
function isFree({ kind, isReserved }: Seat): boolean {
  return kind === 'open' || isReserved === true;
}
