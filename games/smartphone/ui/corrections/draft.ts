import { type Checked, FormReader } from '../../../ui/corrections.ts';
import {
  BOUNDS,
  type BonusKind,
  COUNTED_BONUSES,
  SIDES,
  type Side,
  type Size,
  type TileSide,
} from '../../rules/index.ts';
import type { Row } from './rows.ts';

/** One side of a tile as its form has it. */
export interface SideDraft {
  /** As many as there are slots. */
  readonly vp: readonly string[];
  readonly bonus: BonusKind | 'none';
  readonly n: string;
}

export type NumberField = 'price' | 'goods' | 'research' | 'logistics';
export type Draft =
  | { readonly kind: 'tile'; readonly id: string; readonly size: Size; readonly A: SideDraft; readonly B: SideDraft }
  | (Omit<Extract<Row, { kind: 'pad' }>, NumberField> & Readonly<Record<NumberField, string>>)
  | (Omit<Extract<Row, { kind: 'level' }>, 'extra'> & { readonly extra: string })
  | Extract<Row, { kind: 'start' }>;

export function draftOf(row: Row): Draft {
  switch (row.kind) {
    case 'tile':
      return { kind: 'tile', id: row.id, size: row.size, A: draftSide(row.A), B: draftSide(row.B) };
    case 'pad': {
      const { price, goods, research, logistics } = row;
      return { ...row, price: `${price}`, goods: `${goods}`, research: `${research}`, logistics: `${logistics}` };
    }
    case 'level':
      return { ...row, extra: `${row.extra}` };
    case 'start':
      return row;
  }
}

function draftSide({ vp, bonus, n }: TileSide): SideDraft {
  return { vp: vp.map(String), bonus: bonus ?? 'none', n: n === undefined ? '' : `${n}` };
}

/** A side with more slots, or fewer. */
export function withSlots(side: SideDraft, slots: number): SideDraft {
  return { ...side, vp: Array.from({ length: slots }, (_, slot) => side.vp[slot] ?? '') };
}

/** The row that a form describes, or the fields at fault. */
export function check(draft: Draft): Checked<Row> {
  const reader = new FormReader();
  const row = rowOf(draft, reader);
  return reader.result(() => row);
}

function rowOf(draft: Draft, reader: FormReader): Row {
  switch (draft.kind) {
    case 'tile': {
      const { kind, id, size } = draft;
      const [A, B] = SIDES.map((side) => sideOf(draft[side], side, reader));
      return { kind, id, size, A, B };
    }
    case 'pad': {
      const { kind, track, round, factory } = draft;
      const int = (name: NumberField) => reader.int(name, draft[name], BOUNDS[name]);
      const [price, goods, research, logistics] = [int('price'), int('goods'), int('research'), int('logistics')];
      return { kind, track, round, price, goods, research, logistics, factory };
    }
    case 'level':
      return { ...draft, extra: reader.int('extra', draft.extra, BOUNDS.extra) };
    case 'start':
      return draft;
  }
}

function sideOf({ vp: typed, bonus, n }: SideDraft, side: Side, reader: FormReader): TileSide {
  const vp = typed.map((points, slot) => reader.int(`${side}.vp.${slot}`, points, BOUNDS.vp));
  if (bonus === 'none') return { vp };
  return COUNTED_BONUSES.includes(bonus) ? { vp, bonus, n: reader.int(`${side}.n`, n, BOUNDS.n) } : { vp, bonus };
}
