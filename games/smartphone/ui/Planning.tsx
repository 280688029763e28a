import { type BoardProps, SeatingContext, useIsOneself } from '@stolik/games/ui';
import { useContext } from 'react';
import type { Event, Move, View } from '../rules/index.ts';
import type { BoardContext } from './context.ts';
import { Planner, PlanPicture } from './planner/index.ts';

interface PlanningProps extends Pick<BoardProps<View, Move, Event>, 'legal' | 'language' | 'hinted' | 'settings'> {
  readonly context: BoardContext;
  readonly seat: number;
  onMove(moves: readonly Move[]): void;
  whyNot: BoardProps<View, Move, Event>['whyNot'];
  onSay(sentence: string, rule?: string): void;
}

/** The own plan: made in the planner, looked at there by whoever is only told of it, then shown as it lies until all are ready. */
export function Planning({ context, seat, legal, language, settings, hinted, onMove, whyNot, onSay }: PlanningProps) {
  const { view, ui } = context;
  const { plan } = view.companies[seat];
  const { isReplay } = useContext(SeatingContext);
  const title = useIsOneself(seat) ? ui.yourPlan : ui.tabs.plan;
  if (legal.length > 0 || !plan)
    return (
      <div className="panel phone-backstage">
        <Planner {...{ view, seat, legal, language, hinted, onMove, whyNot, onSay }} warn={settings.warn} />
      </div>
    );
  return (
    <section className="panel phone-waiting" aria-label={title}>
      <h2 className="panel-heading">{title}</h2>
      <PlanPicture plan={plan} label={title} />
      {!isReplay && <p>{ui.ready}</p>}
    </section>
  );
}
