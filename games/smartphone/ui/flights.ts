import { BEAT, type Choreography, type Place, type Stage, type Voice } from '@stolik/games/ui';
import type { Event } from '../rules/index.ts';
import { points } from './points.ts';

/** What all companies do at the same time. */
const TOGETHER: readonly Event['type'][] = ['planned', 'price', 'made', 'sales'];

/** Three ticks of 250 ms, then all plans are turned up in 500. */
const REVEAL = 1_250;

/** What takes less or more time than usual; 0 where there is nothing to see. */
const LASTS: Partial<Record<Event['type'], number>> = {
  steve: 0,
  kept: 0,
  lost: 0,
  round: 0,
  over: 0,
  planned: REVEAL,
  price: 500,
  made: 500,
  sales: 900,
  control: 500,
  sold: 350,
};

const VOICES: Partial<Record<Event['type'], Voice>> = {
  opened: 'place',
  moved: 'place',
  took: 'place',
  expanded: 'pawn',
  researched: 'pawn',
  planned: 'slide',
  price: 'slide',
  sold: 'coin',
  direct: 'coin',
  sales: 'coin',
  control: 'coin',
};

/** Springs of a launch event. */
const PULSE: Keyframe[] = [{}, { scale: 1.14, offset: 0.35 }, { scale: 0.97, offset: 0.7 }];
const DROP: Keyframe[] = [
  { transform: 'translateY(-22px) scale(0.6)', opacity: 0 },
  { transform: 'translateY(3px) scale(1.08)', opacity: 1, offset: 0.6 },
];
const BACK = 'rotateY(180deg)';
/** The backs tick three times; the rest is the turn. */
const TURN: Keyframe[] = [
  { transform: BACK, offset: 0 },
  { transform: `${BACK} scale(1.05)`, offset: 0.1 },
  { transform: BACK, offset: 0.2 },
  { transform: `${BACK} scale(1.05)`, offset: 0.3 },
  { transform: BACK, offset: 0.4 },
  { transform: `${BACK} scale(1.05)`, offset: 0.5 },
  { transform: BACK, offset: 0.6 },
];

/** How pieces move: plans are turned up, numbers fly from them, offices drop, regions pulse when a round ends. */
export const flights: Choreography<Event> = {
  dealt: '.phone-region, .phone-technology, .phone-tiles button, .planner-stage',
  from: ['price', 'goods', 'stock', 'upgrade'],
  lasts: ({ type }) => LASTS[type] ?? BEAT,
  voice: ({ type }) => VOICES[type],
  isWith: (event, before) =>
    event.type === before.type &&
    (TOGETHER.includes(event.type) ||
      (event.type === 'control' && before.type === 'control' && event.region === before.region)),
  fly(event, stage) {
    switch (event.type) {
      case 'planned':
        return stage.enter(stage.find(`card:${event.seat}`), TURN);
      case 'price':
        stage.enter(stage.find(`place:${event.seat}`), DROP);
        return stage.glide(
          placeOf(stage, `card-price:${event.seat}`) ?? stage.was(`price:${event.seat}`),
          stage.find(`price:${event.seat}`),
        );
      case 'made':
        return stage.glide(placeOf(stage, `card-goods:${event.seat}`), stage.find(`goods:${event.seat}`));
      case 'sold':
        return stage.glide(
          stage.was(`goods:${event.seat}`),
          stage.find(`customer:${event.region}-${event.customer}`, '.seat-mark'),
        );
      case 'opened':
        return stage.enter(stage.find(`region:${event.region}`, '[data-newest] .phone-shop'), DROP);
      case 'moved':
        return stage.glide(
          placeOf(stage, `region:${event.from}`, '.phone-slots'),
          stage.find(`region:${event.to}`, '[data-newest] .phone-shop'),
        );
      case 'took':
        return stage.glide(
          stage.was(`upgrade:${event.upgrade}`),
          stage.find(`company:${event.seat}`, '.phone-tile:last-child'),
        );
      case 'expanded':
        return stage.enter(stage.find(`truck:${event.seat}-${event.region}`), [
          { transform: 'translateX(-24px)', opacity: 0 },
        ]);
      case 'researched':
      case 'finished':
        return stage.change(stage.find(`technology:${event.technology}`, '.phone-ring'), PULSE);
      case 'bonus':
        return stage.change(stage.find(`region:${event.region}`), PULSE);
      case 'token':
        return stage.change(stage.find(`company:${event.seat}`), PULSE);
      case 'direct':
      case 'sales':
        return points(stage, undefined, event.seat, event.vp);
      case 'control':
        stage.change(stage.find(`region:${event.region}`), PULSE);
        return points(stage, `region:${event.region}`, event.seat, event.vp);
    }
  },
};

/** Where something is that has just come, for what flies from it once it is seen. */
function placeOf(stage: Stage, piece: string, inside = ''): Place | undefined {
  const rect = stage.find(piece, inside)?.getBoundingClientRect();
  return rect?.width ? { rect, isComing: true } : undefined;
}

const SHOWN: readonly Event['type'][] = ['planned', 'price', 'made'];

/** What plans bring is told company by company, but seen by all at once: first the plans, then prices, then goods. */
export function inOrderOfSight(events: readonly Event[]): readonly Event[] {
  const first = events.findIndex(({ type }) => type === 'planned');
  if (first < 0) return events;
  const rest = events.findIndex(({ type }, i) => i > first && !SHOWN.includes(type));
  const end = rest < 0 ? events.length : rest;
  const rank = ({ type }: Event) => SHOWN.indexOf(type);
  return [
    ...events.slice(0, first),
    ...events.slice(first, end).toSorted((one, two) => rank(one) - rank(two)),
    ...events.slice(end),
  ];
}
