import { BEAT, type Choreography, dealOut, roll } from '@stolik/games/ui';
import type { Event } from '../rules/index.ts';

/** How bots and dice move. A bot is found by its number, wherever it was: in the factory or in somebody's hand. */
export const flights: Choreography<Event> = {
  from: ['card'],
  lasts({ type }) {
    switch (type) {
      case 'reshuffled':
      case 'ended':
      case 'scored':
      case 'investor':
      case 'over':
        return 0;
      case 'round':
        return 500;
      case 'refilled':
        return 350;
      default:
        return BEAT;
    }
  },
  fly(event, stage) {
    switch (event.type) {
      case 'agent':
        return stage.glide(stage.was(`card:${event.card}`), stage.find('hand:', '.sentient-bot'));
      case 'refilled':
        return dealOut(stage, [stage.find(`factory:${event.slot}`, '.sentient-bot')]);
      case 'plugged': {
        const slot = `slot:${event.seat}-${event.slot}`;
        stage.glide(
          stage.was(`card:${event.card}`),
          stage.find(slot, '.sentient-bot') ?? stage.find(slot, '.sentient-figure'),
        );
        return roll(
          stage,
          [event.slot, event.slot + 1].flatMap(
            (place) => stage.find(`die:${event.seat}-${place}`, '.sentient-die') ?? [],
          ),
        );
      }
      case 'wiped':
        return dealOut(
          stage,
          event.factory.map((_, i) => stage.find(`factory:${i + 1}`, '.sentient-bot')),
        );
      case 'round':
        return roll(stage, stage.root.querySelectorAll('.sentient-links .sentient-die'));
    }
  },
};
