import type { Language } from '@stolik/core';
import type { CSSProperties } from 'react';
import { evaluatePlan, type PlanView, type ShownPlan } from '../../rules/index.ts';
import { cellsUnder, type Draft } from './draft.ts';
import { CELL, Covered, Face, Plus } from './drawing.tsx';
import { boxOf } from './geometry.ts';
import { coveredCells, draftOfPlan } from './judge.ts';
import { layersOf } from './layers.ts';
import { sayOutcome } from './words.ts';

export interface PlanPictureProps {
  readonly plan: ShownPlan | PlanView;
  /** What it is called; with a language and no label it says what the plan brings, with neither it is mere decoration. */
  readonly label?: string;
  readonly language?: Language;
}

/** A plan as it lies on the table, small. */
export function PlanPicture({ plan, label, language }: PlanPictureProps) {
  const owned = [...plan.upgrades.map(({ cells }) => cells.join('/')), ...plan.faceDown];
  return <DraftPicture draft={draftOfPlan(plan, owned)} label={label ?? (language && sayPlan(plan, language))} />;
}

/** What a plan brings by its pads and upgrades alone, in words. */
function sayPlan(plan: ShownPlan, language: Language): string {
  // With 4G A or without: plans that are shown are legal.
  const outcome = evaluatePlan({ ...plan.layout, upgrades: plan.upgrades }, true);
  if ('rule' in outcome) return '';
  return sayOutcome({ ...outcome, goods: outcome.goods + plan.faceDown.length }, language);
}

/** Room for what lies face down, below the pads. */
const BACKS = 16;

export interface DraftPictureProps {
  readonly draft: Draft;
  readonly label?: string | undefined;
  /** Before the upper pad is laid: the lower one, and what lies on it. */
  readonly isBelow?: boolean;
}

/** A draft the same way round as it lies on the stage. */
export function DraftPicture({ draft, label, isBelow = false }: DraftPictureProps) {
  const all = boxOf(layersOf(draft).flatMap(({ piece }) => cellsUnder(draft, piece)));
  const layers = isBelow
    ? layersOf(draft).slice(
        0,
        layersOf(draft).findIndex(({ piece }) => piece === draft.top),
      )
    : layersOf(draft);
  const bottom = (all.y + all.height) * CELL;
  const faceDown = isBelow ? 0 : draft.tiles.filter(({ lies, isUnused }) => !lies && !isUnused).length;
  const height = bottom - all.y * CELL + (faceDown > 0 ? BACKS : 0);
  return (
    <svg
      className="planner-picture"
      viewBox={`${all.x * CELL} ${all.y * CELL} ${all.width * CELL} ${height}`}
      // So that plans side by side can be drawn in one scale.
      style={{ '--wide': all.width, '--high': height / CELL } as CSSProperties}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {layers.map((layer) => {
        const { x, y } = boxOf(layer.cells.map(({ at }) => at));
        return (
          <g key={layer.piece} transform={`translate(${x * CELL} ${y * CELL})`}>
            <Face draft={draft} layer={layer} />
          </g>
        );
      })}
      {!isBelow && <Covered cells={coveredCells(draft)} />}
      {Array.from({ length: faceDown }, (_, i) => (
        <Plus key={i} x={all.x * CELL + 1 + i * 18} y={bottom + 4} isBack />
      ))}
    </svg>
  );
}
