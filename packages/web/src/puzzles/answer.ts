import { isSameTurn, type Placed, type Tempting } from '@stolik/review/puzzles';
import { useEffect, useMemo, useState } from 'react';
import type { Position } from '../session/foresight.ts';
import { Weigher } from './weigher.ts';

/** What is thought of a turn that was played as an answer. */
export type Verdict =
  | { readonly is: 'right' }
  | { readonly is: 'wrong'; readonly tempting: Tempting; readonly low: number; readonly high: number }
  /** It could not be weighed, so it says nothing about whoever played it. */
  | { readonly is: 'unknown' };

/** What is thought of a turn, as typed; `undefined` while there is none, or as long as it is being weighed. */
export function useVerdict(
  position: Position,
  { puzzle }: Placed,
  gap: number,
  turn: string | undefined,
): Verdict | undefined {
  const known = useMemo(
    () => (turn === undefined ? undefined : knownVerdict(position, puzzle, turn)),
    [position, puzzle, turn],
  );
  const [weigher] = useState(() => new Weigher());
  useEffect(() => () => weigher.close(), [weigher]);
  const [weighed, setWeighed] = useState<{ readonly turn: string; readonly verdict: Verdict }>();
  useEffect(() => {
    if (turn === undefined || known) return;
    let isLeft = false;
    const { game, view, seat } = position;
    const question = { view, seat, turn, best: puzzle.answers[0], gap };
    const tell = (verdict: Verdict) => !isLeft && setWeighed({ turn, verdict });
    weigher.weigh({ game: game.id, version: game.version, question }).then(
      (weight) => tell(weight.isAsGood ? { is: 'right' } : { is: 'wrong', tempting: weight, ...weight }),
      () => tell({ is: 'unknown' }),
    );
    return () => {
      isLeft = true;
    };
  }, [weigher, position, puzzle, gap, turn, known]);
  return known ?? (weighed?.turn === turn ? weighed?.verdict : undefined);
}

/** Of a turn that was weighed when the puzzle was found, or that comes to the same as one. */
function knownVerdict(position: Position, { answers, others }: Placed['puzzle'], turn: string): Verdict | undefined {
  if (answers.some((answer) => isSameTurn(position, answer, turn))) return { is: 'right' };
  const tempting = others.find((other) => isSameTurn(position, other.turn, turn));
  return tempting && { is: 'wrong', tempting, low: tempting.loss, high: tempting.loss };
}
