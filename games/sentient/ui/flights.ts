import { BEAT, type Choreography, dealOut, type Stage, type Voice } from '@stolik/games/ui';
import type { Event, View } from '../rules/index.ts';
import { rowOf } from './cards.ts';
import { DETENT } from './Key.tsx';
import { isBlocked } from './plan.ts';
import { awarded, scored } from './sparks.ts';

/** What takes less or more time than usual; 0 where there is nothing to see. */
const LASTS: Partial<Record<Event['type'], number>> = {
  reshuffled: 0,
  ended: 0,
  over: 0,
  scored: 1_200,
  investor: 1_600,
  round: 900,
  refilled: 350,
};

const VOICES: Partial<Record<Event['type'], Voice>> = {
  agent: 'pawn',
  plugged: 'place',
  refilled: 'slide',
  wiped: 'slide',
  scored: 'coin',
  investor: 'slide',
  round: 'roll',
};

type Plugged = Extract<Event, { type: 'plugged' }>;

/** How bots, pawns and dice move. A bot is found by its number, wherever it was: in the factory or in somebody's hand. */
export function flightsOf(own: number | undefined, view: Pick<View, 'corrections'>): Choreography<Event> {
  return {
    from: ['card'],
    dealt: '.sentient-factory .sentient-bot, .sentient-links .sentient-key',
    lasts: ({ type }) => LASTS[type] ?? BEAT,
    isWith(event, before) {
      // The gap is filled as soon as the agent stands, and what was planned with it happens with it.
      if (before.type === 'agent')
        return event.type === 'refilled' || (event.type === 'plugged' && event.seat === own && before.seat === own);
      // Everybody counts at once, and so do investors decide.
      return event.type === before.type && (event.type === 'scored' || event.type === 'investor');
    },
    voice: ({ type }) => VOICES[type],
    fly(event, stage) {
      switch (event.type) {
        case 'agent': {
          const crew = stage.root.querySelectorAll(`[data-place="${event.slot}"] .sentient-crew`)[event.seat];
          const pawns = [...(crew?.querySelectorAll('.sentient-agent') ?? [])].slice(-1);
          for (const pawn of pawns) stage.enter(pawn, [{ transform: 'translateY(-28px)', opacity: 0 }], [0, 0.6]);
          return stage.glide(stage.was(`card:${event.card}`), stage.find('hand:', '.sentient-bot'));
        }
        case 'refilled':
          return dealOut(stage, [stage.find(`factory:${event.slot}`, '.sentient-bot')]);
        case 'plugged': {
          const slot = `slot:${event.seat}-${event.slot}`;
          stage.glide(
            stage.was(`card:${event.card}`),
            stage.find(slot, '.sentient-bot') ?? stage.find(slot, '.sentient-figure'),
          );
          // One's own dice were turned while it was thought through.
          return event.seat === own ? undefined : calibrate(event, stage);
        }
        case 'wiped':
          return dealOut(
            stage,
            event.factory.map((_, i) => stage.find(`factory:${i + 1}`, '.sentient-bot')),
          );
        case 'scored':
          return scored(event, stage);
        case 'investor':
          return awarded(event, stage);
        case 'round':
          dealOut(stage, stage.root.querySelectorAll('.sentient-factory :is(.sentient-bot, .sentient-coin)'), [0, 0.7]);
          return spin(stage);
      }
    },
  };

  /** Each die that is not stopped goes on by exactly one face, once the bot has arrived. */
  function calibrate({ seat, slot, card, block }: Plugged, stage: Stage): void {
    const row = rowOf(view, card);
    for (const side of ['left', 'right'] as const) {
      if (row[side] === '=' || isBlocked(block, side)) continue;
      const die = `die:${seat}-${side === 'left' ? slot : slot + 1}`;
      const [wheel, by] = [stage.find(die, '.sentient-wheel'), row[side] === '+' ? -DETENT : DETENT];
      if (wheel) stage.enter(wheel, [{ rotate: `x ${by}deg` }], [0.4, 1]);
      else stage.enter(stage.find(die, '.sentient-die'), [{ transform: 'rotateX(90deg)' }], [0.4, 1]);
    }
  }
}

/** Dice are rolled: the wheels run, and stop one after the other. */
function spin(stage: Stage): void {
  const wheels = [...stage.root.querySelectorAll('.sentient-links .sentient-wheel')];
  for (const [i, wheel] of wheels.entries()) stage.enter(wheel, [{ rotate: 'x -540deg' }], [0.1, 0.5 + 0.1 * i]);
}
