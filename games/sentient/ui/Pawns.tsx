import { SeatMark } from '@stolik/games/ui';
import type { SlotView } from '../rules/index.ts';

/** Agents large, assistants small, in the shape of their seat. Those that are only planned are outlined. */
export function Pawns({ place, planned }: { readonly place: SlotView; readonly planned: SlotView }) {
  return (
    <span className="sentient-pawns" aria-hidden="true">
      {planned.agents.map((agents, seat) => (
        <span key={seat} className="sentient-crew">
          <Row seat={seat} kind="agent" standing={place.agents[seat]} count={agents} />
          <Row seat={seat} kind="assistant" standing={place.assistants[seat]} count={planned.assistants[seat]} />
        </span>
      ))}
    </span>
  );
}

interface RowProps {
  readonly seat: number;
  readonly kind: 'agent' | 'assistant';
  /** How many are there already. */
  readonly standing: number;
  readonly count: number;
}

function Row({ seat, kind, standing, count }: RowProps) {
  return Array.from({ length: count }, (_, i) => (
    <span key={i} className={`sentient-${kind}`} data-planned={i >= standing || undefined}>
      <SeatMark seat={seat} />
    </span>
  ));
}
