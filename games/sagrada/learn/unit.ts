import type { Unit } from '@stolik/learn';
import type { Rule } from '../rules/index.ts';
import type { Position } from './position.ts';

export type SagradaUnit = Unit<Position, Rule>;
