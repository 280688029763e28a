import type { BotType } from './data/types.ts';
import type { Block } from './notation.ts';

/** A bot that scored: its number, the dice on both sides and its points. */
export interface ScoredBot {
  readonly card: number;
  readonly dice: readonly [left: number, right: number];
  readonly vp: number;
}

/** What everybody at the table sees happen. Bots are the numbers on their cards, slots count from 1. */
export type Event =
  | {
      readonly type: 'round';
      readonly round: number;
      readonly order: readonly number[];
      readonly factory: readonly number[];
      readonly investors: readonly BotType[];
      /** The five dice of each seat. */
      readonly dice: readonly (readonly number[])[];
    }
  | {
      readonly type: 'agent';
      readonly seat: number;
      readonly slot: number;
      readonly card: number;
      readonly assistants: number;
    }
  /** The factory is filled up. */
  | { readonly type: 'refilled'; readonly slot: number; readonly card: number }
  /** The deck had run out: the discards are the new one (R24). */
  | { readonly type: 'reshuffled' }
  | {
      readonly type: 'plugged';
      readonly seat: number;
      readonly slot: number;
      readonly card: number;
      readonly block: Block;
      /** Both neighbours after calibration. */
      readonly dice: readonly [left: number, right: number];
    }
  | { readonly type: 'ended'; readonly seat: number }
  /** `forced`: no agent was left, so the factory stays as it is (R7). */
  | { readonly type: 'passed'; readonly seat: number; readonly forced: boolean }
  | { readonly type: 'wiped'; readonly factory: readonly number[] }
  | { readonly type: 'scored'; readonly seat: number; readonly bots: readonly ScoredBot[]; readonly vp: number }
  | {
      readonly type: 'investor';
      readonly investor: BotType;
      /** Who won the token, `null` for nobody. */
      readonly token: number | null;
      /** Who won the chip under it. */
      readonly chip: number | null;
    }
  | { readonly type: 'over' };

export type Emit = (event: Event) => void;
