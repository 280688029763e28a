import type { Unit } from '@stolik/learn';
import type { Rule } from '../rules/index.ts';
import type { Position } from './position.ts';

export type SentientUnit = Unit<Position, Rule>;
export type SentientExample = NonNullable<SentientUnit['examples']>[number];
