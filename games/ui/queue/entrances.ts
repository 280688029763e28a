import type { Span, Stage } from './stage.ts';

/** Dice just thrown, one after another. */
export function roll(stage: Stage, dice: Iterable<Element>): void {
  const all = [...dice];
  for (const [i, die] of all.entries()) {
    const turn = i % 2 === 0 ? -160 : 160;
    stage.enter(die, [{ transform: `translateY(-36px) rotate(${turn}deg) scale(0.7)`, opacity: 0 }], share(i, all));
  }
}

/** Cards just dealt, one after another, within a part of the event. */
export function dealOut(stage: Stage, cards: Iterable<Element | undefined>, within?: Span): void {
  const all = [...cards];
  for (const [i, card] of all.entries())
    stage.enter(card, [{ transform: 'translateY(-24px)', opacity: 0 }], share(i, all, within));
}

/** Each of many has half of the time, the last one the second half of it. */
function share(i: number, { length }: readonly unknown[], [from, to]: Span = [0, 1]): Span {
  const half = (to - from) / 2;
  const start = from + (length > 1 ? (half * i) / (length - 1) : 0);
  return [start, length > 1 ? start + half : to];
}
