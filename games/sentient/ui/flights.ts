import { BEAT, type Choreography, dealOut, roll, type Voice } from '@stolik/games/ui';
import type { Event } from '../rules/index.ts';

/** What takes less or more time than usual; 0 where there is nothing to see. */
const LASTS: Partial<Record<Event['type'], number>> = {
  reshuffled: 0,
  ended: 0,
  scored: 0,
  investor: 0,
  over: 0,
  round: 500,
  refilled: 350,
};

const VOICES: Partial<Record<Event['type'], Voice>> = {
  agent: 'pawn',
  plugged: 'place',
  refilled: 'slide',
  wiped: 'slide',
  round: 'roll',
};

/** How bots and dice move. A bot is found by its number, wherever it was: in the factory or in somebody's hand. */
export const flights: Choreography<Event> = {
  from: ['card'],
  dealt: '.sentient-factory .sentient-bot, .sentient-links .sentient-key',
  lasts: ({ type }) => LASTS[type] ?? BEAT,
  // The gap is filled as soon as the agent stands.
  isWith: (event, before) => event.type === 'refilled' && before.type === 'agent',
  voice: ({ type }) => VOICES[type],
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
        for (const place of [event.slot, event.slot + 1])
          stage.change(stage.find(`die:${event.seat}-${place}`, '.sentient-key'), [{ transform: 'rotate(90deg)' }]);
        return;
      }
      case 'wiped':
        return dealOut(
          stage,
          event.factory.map((_, i) => stage.find(`factory:${i + 1}`, '.sentient-bot')),
        );
      case 'round':
        return roll(stage, stage.root.querySelectorAll('.sentient-links .sentient-key'));
    }
  },
};
