import { BEAT, type Choreography, roll, type Voice } from '@stolik/games/ui';
import type { Event } from '../rules/index.ts';

/** What takes less or more time than usual; 0 where there is nothing to see. */
const LASTS: Partial<Record<Event['type'], number>> = { patterns: 0, ended: 0, over: 0, round: 500, rerolled: 500 };

const VOICES: Partial<Record<Event['type'], Voice>> = {
  placed: 'place',
  moved: 'place',
  round: 'roll',
  rerolled: 'roll',
  leftovers: 'slide',
  swapped: 'slide',
  used: 'coin',
};

/** How dice move. */
export const flights: Choreography<Event> = {
  from: ['pool', 'cell', 'hand'],
  dealt: '.sagrada-choice, .sagrada-goal, .sagrada-card',
  lasts: ({ type }) => LASTS[type] ?? BEAT,
  voice: ({ type }) => VOICES[type],
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
