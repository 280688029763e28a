import type { GameUnit } from './duel.ts';

export const table: readonly GameUnit[] = [
  { id: 'secret', chapter: 'table', see: ['planning', 'plan-stays', 'steve-plan'] },
  { id: 'undo', chapter: 'table', see: ['plan-stays', 'progress'] },
  { id: 'options', chapter: 'table', see: ['sides', 'steve', 'colours'] },
  { id: 'sureness', chapter: 'table', see: ['retailer-numbers', 'steve', 'upgrade-kinds'] },
];
