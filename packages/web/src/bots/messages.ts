import type { Decision } from '@stolik/bots';

/** What a bot is asked: only what its seat may see. */
export interface BotQuestion {
  readonly game: string;
  /** Of the rules that it is played by. */
  readonly version: number;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: number;
  readonly seed: string;
  /** Whether it is to say what its choice wins against the next best. */
  readonly explains?: boolean;
  /** Whether it is to play as it does anywhere else: by playouts and not by time, and without what was learned. */
  readonly isAlike?: boolean;
}

export type ToWorker = BotQuestion & { readonly id: number };
export type FromWorker =
  | { readonly id: number; readonly decision: Decision<unknown> }
  | { readonly id: number; readonly error: string };
