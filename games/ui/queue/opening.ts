import { dealOut } from './entrances.ts';
import type { Choreography } from './player.ts';

/** The lights go down, whoever plays sits down, the cards are dealt, and it is light again. */
export function opening(cards: string): Choreography<'opening'> {
  return {
    from: [],
    dealt: cards,
    lasts: () => 2_000,
    voice: () => 'slide',
    fly(_, stage) {
      const dark = document.querySelector<HTMLElement>('.opening');
      const seats = [...(dark?.querySelectorAll('.opening-seat') ?? [])];
      stage.act({
        begin: () => dark?.animate(DARK, { duration: stage.lasts, easing: 'ease-in-out' }),
        end: () => {
          for (const animation of dark?.getAnimations() ?? []) animation.cancel();
        },
      });
      for (const [i, seat] of seats.entries()) {
        const start = 0.1 + (0.25 * i) / seats.length;
        stage.enter(seat, [{ transform: 'translateY(16px) scale(0.9)', opacity: 0 }], [start, start + 0.2]);
      }
      dealOut(stage, stage.root.querySelectorAll(cards), [0.5, 1]);
    },
  };
}

const DARK = [
  { opacity: 0, visibility: 'visible' },
  { opacity: 1, visibility: 'visible', offset: 0.12 },
  { opacity: 1, visibility: 'visible', offset: 0.62 },
  { opacity: 0, visibility: 'visible' },
];
