import type { ReactNode } from 'react';
import { evaluatePlan, type Forecast, forecaster, type Move, type ShownPlan, type View } from '../../rules/index.ts';
import type { BoardContext } from '../context.ts';
import { draftOfPlan } from '../planner/judge.ts';
import { OUTCOME_SYMBOLS, shownValue } from '../planner/Outcome.tsx';
import { DraftPicture } from '../planner/PlanPicture.tsx';
import { SymbolIcon } from '../planner/Symbol.tsx';
import { fill, OUTCOMES, plannerWords } from '../planner/words.ts';
import { upgradeName } from '../Tile.tsx';
import { exampleWords } from './words.ts';

/** A plan on the table, and what it comes to. */
export interface Planned extends ShownPlan {
  readonly forecast: Forecast;
}

/** The plan of a company, where it has one. */
export function planIn(view: View, seat: number): Planned | undefined {
  const { plan } = view.companies[seat];
  return plan && { ...plan, forecast: forecaster(view, seat)(plan) };
}

/** What lies where, in words. */
export function sayPlanned({ layout, upgrades, faceDown }: ShownPlan, { words, language }: BoardContext): string {
  const w = plannerWords[language];
  const { moves } = exampleWords[language];
  const [upper, lower] = layout.top === 'A' ? layout.sides : layout.sides.toReversed();
  const laid = upgrades.map(({ cells, at, under }) =>
    fill(moves.lay, {
      upgrade: upgradeName(cells.join('/'), words),
      over: under ? w.isUnder : w.isOver,
      cells: at.map(([x, y]) => fill(w.isAt, { x: x + 1, y: y + 1 })).join('; '),
    }),
  );
  return [
    `${fill(w.pad, { name: upper })}: ${w.onTop}`,
    `${fill(w.pad, { name: lower })}: ${w.below}`,
    ...laid,
    ...faceDown.map((id) => fill(moves.facedown, { upgrade: upgradeName(id, words) })),
  ].join('; ');
}

/** A plan as it lies, with what it comes to below. */
export function Plan({ plan, context }: { readonly plan: Planned; readonly context: BoardContext }) {
  return (
    <div className="phone-example-plan">
      <Pads {...plan} />
      <Comes forecast={plan.forecast} context={context} />
    </div>
  );
}

/** Pads and upgrades; what the upper pad hides is seen before it is laid. */
function Pads({ layout, upgrades, faceDown }: ShownPlan) {
  const owned = [...upgrades.map(({ cells }) => cells.join('/')), ...faceDown];
  const draft = draftOfPlan({ layout, upgrades, faceDown }, owned);
  return (
    <>
      {upgrades.some(({ under }) => under) && (
        <span className="phone-example-pads">
          <DraftPicture draft={draft} isBelow />
        </span>
      )}
      <span className="phone-example-pads">
        <DraftPicture draft={draft} />
      </span>
    </>
  );
}

/** What a plan comes to: price, goods, gears, trucks and the factory. */
function Comes({ forecast, context: { language } }: { readonly forecast: Forecast; readonly context: BoardContext }) {
  const w = plannerWords[language];
  return (
    <span className="phone-example-facts">
      {OUTCOMES.map((name) => (
        <span key={name} title={w.outcomes[name]}>
          <SymbolIcon symbol={OUTCOME_SYMBOLS[name]} /> <b>{shownValue(forecast, name, w.yes, w.no)}</b>
        </span>
      ))}
    </span>
  );
}

/** The plan as it would lie after a move that is tried, allowed or not; nothing for moves of other phases. */
export function TriedPlan({ move, context }: { readonly move: Move; readonly context: BoardContext }): ReactNode {
  const { view, seat = 0 } = context;
  const plan = triedPlan(move, view.companies[seat].plan);
  if (!plan) return null;
  const { upgrades, layout } = plan;
  const overhang = view.companies[seat].technologies.includes('4g');
  const isLegal = !('rule' in evaluatePlan({ ...layout, upgrades }, overhang));
  return (
    <span className="phone-example-tried">
      <Pads {...plan} />
      {isLegal && <Comes forecast={forecaster(view, seat)(plan)} context={context} />}
    </span>
  );
}

function triedPlan(move: Move, plan: ShownPlan | undefined): ShownPlan | undefined {
  if (move.do === 'layout') return { layout: move, upgrades: [], faceDown: [] };
  if (!plan) return undefined;
  if (move.do === 'lay') return { ...plan, upgrades: [...plan.upgrades, move] };
  // Twice is refused: nothing can be drawn that is not there.
  if (move.do === 'facedown' && plan.faceDown.length === 0) return { ...plan, faceDown: [move.upgrade] };
  return undefined;
}
