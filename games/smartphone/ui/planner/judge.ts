import {
  evaluatePlan,
  type IllegalPlan,
  type LaidUpgrade,
  type Move,
  type Outcome,
  type Point,
  type Rotation,
  type ShownPlan,
  type SymbolName,
} from '../../rules/index.ts';
import { centred, type Draft, lowerOf, type Tile } from './draft.ts';
import { boxOf, cellsOf, into, isSame, outOf } from './geometry.ts';

// The rules see a plan from its lower pad, upright with its top left cell at 0,0. A draft may lie any way round.

/** The draft as the rules see it, or what counts of its tiles. */
export function planOfDraft(draft: Draft, counts: (tile: Tile) => boolean = () => true): ShownPlan {
  const { pads, top, tiles, order } = draft;
  const lower = pads[lowerOf(draft)];
  const upper = cellsOf(pads[top]).map((cell) => into(lower, cell));
  const { x: dx, y: dy } = boxOf(upper);
  const rot = ((pads[top].rot - lower.rot + 360) % 360) as Rotation;
  return {
    layout: { sides: [pads.A.side, pads.B.side], top, rot, dx, dy },
    upgrades: order
      .map((i) => tiles[i])
      .filter(counts)
      .flatMap((tile) => laidUpgrade(tile, (point) => into(lower, point))),
    faceDown: tiles
      .filter(counts)
      .filter(({ lies, isUnused }) => !lies && !isUnused)
      .map(({ id }) => id),
  };
}

function laidUpgrade({ id, lies }: Tile, to: (point: Point) => Point): LaidUpgrade[] {
  if (!lies) return [];
  const [one, two] = id.split('/') as SymbolName[];
  return [{ cells: [one, two], at: [to(lies.at[0]), to(lies.at[1])], under: lies.under }];
}

/** A draft of a plan for a company with these upgrades. What the plan says nothing of lies face down. */
export function draftOfPlan(
  { layout, upgrades, faceDown }: ShownPlan,
  owned: readonly string[],
  isSent = false,
): Draft {
  const { sides, top, rot, dx, dy } = layout;
  const place = (isUpper: boolean) => (isUpper ? { rot, x: dx, y: dy } : { rot: 0 as const, x: 0, y: 0 });
  const tiles: Tile[] = owned.map((id) => ({ id }));
  const order: number[] = [];
  const decide = (id: string, as: Partial<Tile>): number => {
    const i = tiles.findIndex((tile) => tile.id === id && !tile.lies && !tile.isSent);
    if (i >= 0) tiles[i] = { id, ...as, isSent };
    return i;
  };
  for (const { cells, at, under } of upgrades) {
    const id = cells.join('/');
    const i = decide(id, { lies: { at, under } });
    if (i >= 0) order.push(i);
  }
  for (const id of faceDown) if (isSent) decide(id, {});
  return centred({
    pads: { A: { side: sides[0], ...place(top === 'A') }, B: { side: sides[1], ...place(top === 'B') } },
    top,
    tiles,
    order,
    isSent,
  });
}

/** A rule that a draft breaks, and the cells of the stage where. */
export interface Broken {
  readonly rule: IllegalPlan['rule'];
  readonly cells: readonly Point[];
}

/** What the rules say of a draft: what it brings by its pads and upgrades alone, or what keeps it from being played. */
export interface Judgement {
  readonly plan: ShownPlan;
  readonly outcome?: Outcome;
  readonly broken?: Broken;
}

/** `overhang`: the company has 4G A. */
export function judge(draft: Draft, overhang: boolean): Judgement {
  const plan = planOfDraft(draft);
  const found = evaluatePlan({ ...plan.layout, upgrades: plan.upgrades }, overhang);
  if (!('rule' in found)) return { plan, outcome: { ...found, goods: found.goods + plan.faceDown.length } };
  // The rules do not look at a pad far off, so where pads lie wrongly the stage says it itself.
  const cells =
    found.rule === 'overlap'
      ? cellsOf(draft.pads[draft.top])
      : found.cells.map((point) => outOf(draft.pads[lowerOf(draft)], point));
  return { plan, broken: { rule: found.rule, cells } };
}

/** Cells of the lower pad under the upper one. */
export function coveredCells(draft: Draft): Point[] {
  const lower = cellsOf(draft.pads[lowerOf(draft)]);
  return cellsOf(draft.pads[draft.top]).filter((cell) => lower.some((other) => isSame(cell, other)));
}

/** What the match has still to be told of a legal draft, and that it is ready. */
export function movesOf(draft: Draft): Move[] {
  const { layout, upgrades, faceDown } = planOfDraft(draft, ({ isSent }) => !isSent);
  return [
    ...(draft.isSent ? [] : [{ do: 'layout', ...layout } as const]),
    ...upgrades.map((upgrade) => ({ do: 'lay', ...upgrade }) as const),
    ...faceDown.map((upgrade) => ({ do: 'facedown', upgrade }) as const),
    { do: 'ready' },
  ];
}
