import type { Color, Die } from './dice.ts';
import type { Cell } from './notation.ts';

/** What everybody at the table sees happen. */
export type Event =
  | { readonly type: 'patterns'; readonly patterns: readonly string[] }
  | { readonly type: 'round'; readonly round: number; readonly pool: readonly Die[] }
  | { readonly type: 'placed'; readonly seat: number; readonly die: Die; readonly cell: Cell; readonly tool?: string }
  | {
      readonly type: 'used';
      readonly seat: number;
      readonly tool: string;
      readonly tokens?: number;
      readonly die?: Die;
    }
  | { readonly type: 'picked'; readonly seat: number; readonly die: Die }
  | { readonly type: 'changed'; readonly seat: number; readonly from: Die; readonly to: Die }
  | { readonly type: 'swapped'; readonly seat: number; readonly gave: Die; readonly took: Die; readonly round: number }
  | { readonly type: 'drew'; readonly seat: number; readonly color: Color }
  | { readonly type: 'rerolled'; readonly seat: number; readonly pool: readonly Die[] }
  | { readonly type: 'moved'; readonly seat: number; readonly die: Die; readonly from: Cell; readonly to: Cell }
  | { readonly type: 'returned'; readonly seat: number; readonly die: Die }
  | { readonly type: 'passed'; readonly seat: number }
  | { readonly type: 'ended'; readonly seat: number }
  /** Not asked: it gave up this turn for Running Pliers, or had nothing to do but pass. */
  | { readonly type: 'skipped'; readonly seat: number; readonly why: 'running-pliers' | 'nothing-possible' }
  | { readonly type: 'leftovers'; readonly round: number; readonly dice: readonly Die[] }
  | { readonly type: 'over' };

export type Emit = (event: Event) => void;
