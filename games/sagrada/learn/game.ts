import { PATTERNS } from '../rules/index.ts';
import type { SagradaUnit } from './unit.ts';

/** What it is about, and how a game is set up. */
export const game: readonly SagradaUnit[] = [
  { id: 'goal', chapter: 'game', see: ['rounds', 'placing', 'scoring', 'solo'] },
  { id: 'dice', chapter: 'game', see: ['bag', 'printed-shade', 'light-shades'] },
  { id: 'window', chapter: 'game', see: ['printed-color', 'printed-shade', 'free-space', 'dice', 'signs'] },
  { id: 'bag', chapter: 'game', rulings: [25], see: ['pool', 'flux-remover'] },
  {
    id: 'setup',
    chapter: 'setup',
    rulings: [26],
    sure: 'deduced',
    see: ['patterns', 'publics', 'tools', 'solo-setup'],
  },
  {
    id: 'patterns',
    chapter: 'setup',
    refusals: ['not-your-pattern'],
    rulings: [32],
    about: ['step:pattern', ...PATTERNS.map(({ id }) => `pattern:${id}`)],
    sure: 'ours',
    see: ['difficulty', 'window'],
  },
  { id: 'difficulty', chapter: 'setup', see: ['tool-price', 'score-tokens'] },
  { id: 'starter', chapter: 'setup', see: ['snake', 'tie-order'] },
];
