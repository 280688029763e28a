import { defineFacts } from '@stolik/facts';
import { ROUNDS, type State } from '../rules/index.ts';
import { ownOf } from './own.ts';
import { questions } from './questions.ts';
import { text } from './text.ts';

export type { SmartphoneFacts } from './own.ts';

export const facts = defineFacts({
  game: 'smartphone',
  rounds: ROUNDS,
  roundOf: (s: State) => s.round,
  options: { technologies: 'random' },
  own: ownOf,
  questions,
  text,
});
