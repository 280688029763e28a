import type { Game, GameText } from '@stolik/core';
import type { Example } from '@stolik/learn';
import './verdicts.css';

/** Colour alone tells nobody what is allowed. Both are drawn on a square of 24. */
export const TICK = 'M5 13l5 5L19 7';
export const CROSS = 'M6 6l12 12M18 6 6 18';

/** What somebody tries in an example, and what the rules say to it. */
export interface Verdict<M = unknown> {
  readonly move: M;
  readonly isAllowed: boolean;
  /** Why not, in a sentence. */
  readonly why: string;
}

/** What the rules say to all that is tried in an example. */
export function verdictsOf<S, M, V, E, O>(
  game: Game<S, M, V, E, O>,
  text: GameText<V, E>,
  { view, seat }: { readonly view: V; readonly seat: number },
  { tries = [] }: Example,
): readonly Verdict<M>[] {
  return tries.map(({ move: line }) => {
    const move = game.parse(line);
    const reason = game.whyNot(view, seat, move);
    return { move, isAllowed: reason === undefined, why: reason ? text.reason(reason) : '' };
  });
}

export interface VerdictsProps<M, V, E> {
  readonly verdicts: readonly Verdict<M>[];
  readonly counted: Example['counted'];
  readonly text: GameText<V, E>;
  readonly yes: string;
  readonly no: string;
  say(move: M): string;
}

/** An example in words, below its picture: what may and may not be done, and what was counted. */
export function Verdicts<M, V, E>({ verdicts, counted = [], text, yes, no, say }: VerdictsProps<M, V, E>) {
  return (
    <ul className="verdicts">
      {verdicts.map(({ move, isAllowed, why }) => (
        <li key={say(move)} data-allowed={isAllowed}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={isAllowed ? TICK : CROSS} />
          </svg>
          <b>{isAllowed ? yes : no}:</b> {say(move)}. {why}
        </li>
      ))}
      {counted.map(({ seat, line, points }) => (
        <li key={`${seat} ${line}`}>
          {text.scoreLine(line)}: <b>{points}</b>
        </li>
      ))}
    </ul>
  );
}
