import type { Bot } from './bot.ts';
import { random } from './random.ts';

export type { Bot } from './bot.ts';
export { random } from './random.ts';

/** Every bot there is, by name. */
export const BOTS: Readonly<Record<string, Bot>> = { random };
