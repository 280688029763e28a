import { type Choreography, glide, roll } from '@stolik/games/ui';
import type { Event } from '../rules/index.ts';

/** How dice move. */
export const flights: Choreography<Event> = {
  from: ['pool', 'cell', 'hand'],
  fly(event, { root, was, find }) {
    switch (event.type) {
      case 'placed':
        return glide(
          was(event.tool ? 'hand:' : `pool:${event.die}`),
          find(`cell:${event.seat}-${event.cell}`, '.sagrada-die'),
        );
      case 'moved':
        return glide(was(`cell:${event.seat}-${event.from}`), find(`cell:${event.seat}-${event.to}`, '.sagrada-die'));
      case 'leftovers':
        for (const die of event.dice)
          glide(was(`pool:${die}`), find(`round:${event.round}`, `.sagrada-die[data-die="${die}"]`));
        return;
      case 'round':
      case 'rerolled':
        for (const [i, die] of root.querySelectorAll('.sagrada-pool .sagrada-die').entries()) roll(die, i);
    }
  },
};
