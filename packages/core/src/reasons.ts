import type { Reason } from './game.ts';

/** The rule that a move breaks, and the pieces in the way. */
export function because<Rule extends string>(rule: Rule, ...pieces: readonly (string | number)[]): Reason<Rule> {
  return { rule, pieces: pieces.map(String) };
}
