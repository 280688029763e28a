import { defineFacts } from '@stolik/facts';
import { ROUNDS, type State } from '../rules/index.ts';
import { ownOf } from './own.ts';
import { questions } from './questions.ts';
import { text } from './text.ts';

export type { SentientFacts } from './own.ts';

export const facts = defineFacts({
  game: 'sentient',
  rounds: ROUNDS,
  roundOf: (s: State) => s.round,
  own: ownOf,
  questions,
  text,
});
