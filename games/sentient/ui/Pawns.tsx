import { SeatMark, useSeatColor } from '@stolik/games/ui';
import type { ReactNode } from 'react';
import type { SlotView } from '../rules/index.ts';

export interface PawnsProps {
  readonly place: SlotView;
  /** The same with the plan. */
  readonly planned: SlotView;
  /** Holds the assistants that are only planned. */
  readonly wrap: (planned: ReactNode) => ReactNode;
}

/** Agents large, assistants small, in the shape of their seat. Those that are only planned are outlined. */
export function Pawns({ place, planned, wrap }: PawnsProps) {
  const all = [...planned.agents, ...planned.assistants].reduce((sum, pawns) => sum + pawns, 0);
  return (
    <span className="sentient-pawns" data-crowd={all > 7 ? 'large' : all > 3 ? 'small' : undefined}>
      {planned.agents.map((agents, seat) => {
        const [standing, coming] = [place.assistants[seat], planned.assistants[seat] - place.assistants[seat]];
        return (
          <span key={seat} className="sentient-crew">
            <Row seat={seat} kind="agent" count={agents} from={place.agents[seat]} />
            <Row seat={seat} kind="assistant" count={standing} from={standing} />
            {coming > 0 && wrap(<Row seat={seat} kind="assistant" count={coming} from={0} />)}
          </span>
        );
      })}
    </span>
  );
}

export interface RowProps {
  readonly seat: number;
  readonly kind: 'agent' | 'assistant';
  readonly count: number;
  /** From here on they are only planned. */
  readonly from?: number;
}

/** Pawns of a seat, for the eye: a head with a visor on the shape of the seat. */
export function Row({ seat, kind, count, from = count }: RowProps) {
  const color = useSeatColor()(seat);
  return Array.from({ length: count }, (_, i) => (
    <span key={i} className={`sentient-${kind}`} data-planned={i >= from || undefined} aria-hidden="true">
      <i className="sentient-pawn-head" style={{ color }} />
      <SeatMark seat={seat} />
    </span>
  ));
}
