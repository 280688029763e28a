import { BEAT, type Choreography, roll } from '@stolik/games/ui';
import type { Event } from '../rules/index.ts';

/** How dice move. */
export const flights: Choreography<Event> = {
  from: ['pool', 'cell', 'hand'],
  lasts({ type }) {
    switch (type) {
      case 'patterns':
      case 'ended':
      case 'over':
        return 0;
      case 'round':
      case 'rerolled':
        return 500;
      default:
        return BEAT;
    }
  },
  fly(event, stage) {
    switch (event.type) {
      case 'placed':
        return stage.glide(
          stage.was(event.tool ? 'hand:' : `pool:${event.die}`),
          stage.find(`cell:${event.seat}-${event.cell}`, '.sagrada-die'),
        );
      case 'moved':
        return stage.glide(
          stage.was(`cell:${event.seat}-${event.from}`),
          stage.find(`cell:${event.seat}-${event.to}`, '.sagrada-die'),
        );
      case 'leftovers':
        for (const die of event.dice)
          stage.glide(stage.was(`pool:${die}`), stage.find(`round:${event.round}`, `.sagrada-die[data-die="${die}"]`));
        return;
      case 'round':
      case 'rerolled':
        return roll(stage, stage.root.querySelectorAll('.sagrada-pool .sagrada-die'));
    }
  },
};
