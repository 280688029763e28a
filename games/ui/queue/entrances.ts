import type { Stage } from './stage.ts';

/** Dice just thrown, one after another. */
export function roll(stage: Stage, dice: Iterable<Element>): void {
  const all = [...dice];
  for (const [i, die] of all.entries())
    stage.enter(
      die,
      [{ transform: `translateY(-36px) rotate(${i % 2 === 0 ? -160 : 160}deg) scale(0.7)`, opacity: 0 }],
      i,
      all.length,
    );
}

/** Cards just dealt, one after another. */
export function dealOut(stage: Stage, cards: Iterable<Element | undefined>): void {
  const all = [...cards];
  for (const [i, card] of all.entries())
    stage.enter(card, [{ transform: 'translateY(-24px)', opacity: 0 }], i, all.length);
}
