import { BEAT, type Choreography, dealOut, type Stage, type Voice } from '@stolik/games/ui';
import type { Event, View } from '../rules/index.ts';
import { rowOf } from './cards.ts';
import { DETENT } from './Key.tsx';
import { isBlocked } from './plan.ts';
import { awarded, light, plateOf, run, scored } from './sparks.ts';

/** What takes less or more time than usual; 0 where there is nothing to see. */
const LASTS: Partial<Record<Event['type'], number>> = {
  reshuffled: 0,
  ended: 0,
  over: 0,
  agent: 560,
  plugged: 640,
  scored: 1_200,
  investor: 2_400,
  round: 900,
  refilled: 350,
};

/** A gap is filled before the bot that left it is plugged in; it is watched once that has arrived. */
export function inOrder(events: readonly Event[]): readonly Event[] {
  const ordered = [...events];
  for (const [i, event] of events.entries())
    if (event.type === 'plugged' && events[i - 1]?.type === 'refilled') ordered.splice(i - 1, 2, event, events[i - 1]);
  return ordered;
}

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

/**
 * How bots, pawns and dice move. A bot is found by its number, wherever it was: in the factory, in somebody's hand, or as
 * a plan in its slot. How a round is counted can be seen only while its scene is there.
 */
export function flightsOf(
  own: number | undefined,
  view: Pick<View, 'corrections'>,
  isCounting: boolean,
): Choreography<Event> {
  /** Where in the factory a bot was taken. */
  const taken = new Map<number, number>();
  return {
    from: ['card', 'ghost'],
    dealt: '.sentient-factory .sentient-bot, .sentient-links .sentient-key',
    lasts: ({ type }) => (isCounting || (type !== 'scored' && type !== 'investor') ? (LASTS[type] ?? BEAT) : 0),
    isWith(event, before) {
      // What was planned with an own agent happens with it.
      if (before.type === 'agent') return event.type === 'plugged' && event.seat === own && before.seat === own;
      // One company counts after the other; investors decide together.
      return event.type === 'investor' && before.type === 'investor';
    },
    voice: ({ type }) => VOICES[type],
    fly(event, stage) {
      switch (event.type) {
        case 'agent': {
          taken.set(event.card, event.slot);
          const crew = stage.root.querySelectorAll(`[data-place="${event.slot}"] .sentient-crew`)[event.seat];
          const pawns = [...(crew?.querySelectorAll('.sentient-agent') ?? [])].slice(-1);
          for (const pawn of pawns) stage.enter(pawn, [{ transform: 'translateY(-28px)', opacity: 0 }], [0, 0.6]);
          const hand = stage.find('hand:', '.sentient-bot') ?? stage.find('hand:', '.sentient-mini');
          return take(event.card, hand, event.seat, stage);
        }
        case 'refilled':
          return dealOut(stage, [stage.find(`factory:${event.slot}`, '.sentient-bot')]);
        case 'plugged': {
          const slot = `slot:${event.seat}-${event.slot}`;
          const bot = stage.find(slot, '.sentient-bot') ?? stage.find(slot, '.sentient-mini');
          // What lay there as a plan is there already, and its dice were turned while it was thought through.
          if (event.seat === own && stage.was(`ghost:${event.card}`)) return settle(event, bot, stage);
          take(event.card, bot, event.seat, stage);
          return calibrate(event, stage);
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

  /** A bot goes to where it is drawn now; where that is folded away, from the factory to the name of its owner. */
  function take(card: number, to: Element | undefined, seat: number, stage: Stage): void {
    if (to && to.getBoundingClientRect().width === 0)
      carry(to, stage.find(`factory:${taken.get(card)}`), plateOf(stage, seat), stage);
    else stage.glide(stage.was(`card:${card}`), to);
  }

  /** Each die that is not stopped goes on by exactly one face, once the bot has arrived. */
  function calibrate({ seat, slot, card, block }: Plugged, stage: Stage): void {
    const row = rowOf(view, card);
    for (const side of ['left', 'right'] as const) {
      if (row[side] === '=' || isBlocked(block, side)) continue;
      const die = `die:${seat}-${side === 'left' ? slot : slot + 1}`;
      const by = row[side] === '+' ? -DETENT : DETENT;
      stage.enter(stage.find(die, '.sentient-wheel'), [{ rotate: `x ${by}deg` }], [0.55, 1]);
    }
  }
}

/** It clicks into place, and light runs from it to both dice. */
function settle({ seat, slot }: Plugged, bot: Element | undefined, stage: Stage): void {
  stage.change(bot, [
    { scale: '1.05', offset: 0 },
    { scale: '0.985', offset: 0.35 },
  ]);
  for (const die of [slot, slot + 1]) run(stage, light(), bot, stage.find(`die:${seat}-${die}`), [0.1, 0.6]);
}

/** A copy of what cannot be seen itself. */
function carry(bot: Element, from: Element | undefined, to: Element | undefined, stage: Stage): void {
  const copy = bot.cloneNode(true) as HTMLElement;
  copy.classList.add('sentient-carried');
  run(stage, copy, from, to, [0, 0.8]);
}

/** Dice are rolled: the wheels run, and stop one after the other. */
function spin(stage: Stage): void {
  const wheels = [...stage.root.querySelectorAll('.sentient-links .sentient-wheel')];
  for (const [i, wheel] of wheels.entries()) stage.enter(wheel, [{ rotate: 'x -540deg' }], [0.1, 0.5 + 0.1 * i]);
}
