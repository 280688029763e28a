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

/** What others take is announced: the bot is lifted for this share of its way. */
const LIFTED = 0.3;

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
    const was = stage.was(`card:${card}`);
    const drawn = was?.drawn.matches('.sentient-bot') ? was.drawn : undefined;
    const flying = drawn && seat !== own ? withTaker(drawn, seat, stage) : drawn;
    if (to && to.getBoundingClientRect().width === 0)
      carry(flying ?? to, stage.find(`factory:${taken.get(card)}`), plateOf(stage, seat), stage);
    else stage.glide(was, to, seat === own ? 0 : LIFTED, flying);
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

/** A bot with the face of whoever takes it; a person has a sign. */
function withTaker(bot: Element, seat: number, stage: Stage): Element {
  const plate = stage.root.querySelector(`.sentient-other[data-plate="${seat}"]`);
  const who = plate?.querySelector('.face-frame') ?? plate?.querySelector('.seat-mark');
  const copy = bot.cloneNode(true) as Element;
  if (who) {
    const taker = document.createElement('span');
    taker.className = 'sentient-taker';
    taker.append(who.cloneNode(true));
    copy.append(taker);
  }
  return copy;
}

/** Where a bot goes cannot be seen: a copy of it goes to the name of whoever took it. */
function carry(bot: Element, from: Element | undefined, to: Element | undefined, stage: Stage): void {
  const copy = document.createElement('div');
  copy.className = 'sentient-carried';
  copy.append(bot.cloneNode(true));
  const { width = 0, height = 0 } = from?.getBoundingClientRect() ?? {};
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px` });
  run(stage, copy, from, to, [0, 0.9], [1, 0.25]);
}

/** Dice are rolled: the wheels run, and stop one after the other. */
function spin(stage: Stage): void {
  const wheels = [...stage.root.querySelectorAll('.sentient-links .sentient-wheel')];
  for (const [i, wheel] of wheels.entries()) stage.enter(wheel, [{ rotate: 'x -540deg' }], [0.1, 0.5 + 0.1 * i]);
}
