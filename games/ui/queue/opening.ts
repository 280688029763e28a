import { dealOut } from './entrances.ts';
import type { Choreography } from './player.ts';
import type { Act } from './stage.ts';

/** What the queue shows before all events of a game. */
export const OPENING = 'opening';

/** The curtain is before the table from the first picture on; whoever looks at something else misses the opening. */
export function liftCurtain(): void {
  const curtain = document.querySelector<HTMLElement>('.opening');
  if (curtain) curtain.hidden = true;
}

/** Behind a curtain, whoever plays sits down, goes to their plate, the cards are dealt, and it rises. */
export function opening(cards: string): Choreography<typeof OPENING> {
  return {
    from: [],
    dealt: cards,
    lasts: () => 2_000,
    voice: () => 'slide',
    fly(_, stage) {
      const curtain = document.querySelector<HTMLElement>('.opening');
      const seats = [...(curtain?.querySelectorAll('.opening-seat') ?? [])];
      stage.act({
        begin: () => curtain?.animate(RISES, { duration: stage.lasts, fill: 'forwards' }),
        end: liftCurtain,
      });
      for (const [i, seat] of seats.entries()) {
        const start = 0.1 + (0.25 * i) / seats.length;
        stage.enter(seat, [{ transform: 'translateY(16px) scale(0.9)', opacity: 0 }], [start, start + 0.2]);
      }
      stage.act(sitDown(seats, stage.lasts));
      dealOut(stage, stage.root.querySelectorAll(cards), [0.56, 1]);
    },
  };
}

/** Everybody goes from the middle to the plate with their name. */
function sitDown(seats: readonly Element[], lasts: number): Act {
  const ways: Animation[] = [];
  return {
    begin() {
      for (const [i, seat] of seats.entries()) {
        const to = document.querySelector(`.strip [data-plate="${i}"]`)?.getBoundingClientRect();
        if (!to) continue;
        const from = seat.getBoundingClientRect();
        const x = to.x + to.width / 2 - from.x - from.width / 2;
        const y = to.y + to.height / 2 - from.y - from.height / 2;
        ways.push(
          seat.animate(
            { transform: ['none', `translate(${x}px, ${y}px) scale(0.2)`], opacity: [1, 1, 0] },
            // Before the curtain rises: nobody crosses what lies behind it.
            { delay: lasts * 0.42, duration: lasts * 0.24, easing: 'cubic-bezier(0.5, 0, 0.2, 1)', fill: 'forwards' },
          ),
        );
      }
    },
    end() {
      for (const way of ways) way.cancel();
    },
  };
}

const RISES = [{ opacity: 1 }, { opacity: 1, offset: 0.62 }, { opacity: 0, offset: 0.92 }, { opacity: 0 }];
