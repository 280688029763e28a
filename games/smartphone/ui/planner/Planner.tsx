import type { Language, Reason } from '@stolik/core';
import type { Show } from '@stolik/games/ui';
import type { Move, View } from '../../rules/index.ts';
import { PlanPicture } from './PlanPicture.tsx';

export interface PlannerProps {
  readonly view: View;
  readonly seat: number;
  readonly legal: readonly Move[];
  readonly language: Language;
  readonly show: Show;
  onMove(moves: readonly Move[]): void;
  whyNot(move: Move): Reason | undefined;
  onSay(sentence: string): void;
}

/** A few layouts to choose from, until the planner is there. */
export function Planner({ view, seat, legal, onMove }: PlannerProps) {
  const layouts = legal.filter((move) => move.do === 'layout');
  const { plan } = view.companies[seat];
  return (
    <section className="panel" data-planner>
      {plan && <PlanPicture plan={plan} />}
      {layouts.length > 0 && (
        <button type="button" className="button" data-plan-quick onClick={() => onMove([layouts[0]])}>
          Suggest a plan
        </button>
      )}
      {legal.some((move) => move.do === 'ready') && (
        <button
          type="button"
          className="button"
          data-look="main"
          data-move="ready"
          data-key="done"
          onClick={() => onMove([{ do: 'ready' }])}
        >
          Ready
        </button>
      )}
    </section>
  );
}
