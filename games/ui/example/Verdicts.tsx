import type { Game, GameText } from '@stolik/core';
import type { Example } from '@stolik/learn';
import type { ReactNode } from 'react';
import { Sign } from './Ring.tsx';
import './verdicts.css';

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
  /** What is tried as a small picture, where the large one cannot show it. */
  draw?(move: M): ReactNode;
  /** What is said before the points of a line; left out, its name. */
  sayLine?(seat: number, line: string): string;
}

/** An example in words, below its picture: what may and may not be done, and what was counted. */
export function Verdicts<M, V, E>(props: VerdictsProps<M, V, E>) {
  const { verdicts, counted = [], text, yes, no, say, draw, sayLine = (_, line) => text.scoreLine(line) } = props;
  if (verdicts.length + counted.length === 0) return null;
  return (
    <ul className="verdicts" data-counted={verdicts.length === 0 || undefined}>
      {verdicts.map(({ move, isAllowed, why }, i) => (
        <li key={i} data-allowed={isAllowed}>
          <Sign is={isAllowed ? 'yes' : 'no'} />
          {draw?.(move)}
          <span>
            <b>{isAllowed ? yes : no}:</b> {say(move)}. {why}
          </span>
        </li>
      ))}
      {counted.map(({ seat, line, points }) => (
        <li key={`${seat} ${line}`}>
          {sayLine(seat, line)}: <b>{points}</b>
        </li>
      ))}
    </ul>
  );
}
