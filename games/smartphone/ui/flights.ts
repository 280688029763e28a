import { BEAT, type Choreography, type Place, type Stage, type Voice } from '@stolik/games/ui';
import { goods, points } from './points.ts';
import { DROP, layInOrder, revealOf, turnUp } from './reveal.ts';
import type { Seen } from './seen.ts';

/** What all companies do at the same time. */
const TOGETHER: readonly Seen['type'][] = ['made', 'sales'];

/** What takes less or more time than usual; 0 where there is nothing to see. */
const LASTS: Partial<Record<Seen['type'], number>> = {
  steve: 0,
  kept: 0,
  lost: 0,
  over: 0,
  ordered: 900,
  price: 500,
  made: 700,
  sales: 900,
  control: 500,
  ended: 1_900,
  sold: 350,
};

const VOICES: Partial<Record<Seen['type'], Voice>> = {
  opened: 'place',
  moved: 'place',
  took: 'place',
  expanded: 'pawn',
  researched: 'pawn',
  reveal: 'slide',
  ordered: 'slide',
  price: 'slide',
  sold: 'coin',
  direct: 'coin',
  sales: 'coin',
  control: 'coin',
};

/** Springs of a launch event. */
const PULSE: Keyframe[] = [{}, { scale: 1.14, offset: 0.35 }, { scale: 0.97, offset: 0.7 }];

/** Until it comes it can neither be seen nor tapped. */
const CURTAIN: Keyframe[] = [
  { transform: 'scale(0)', opacity: 0 },
  { transform: 'translateY(24px)', opacity: 0, offset: 0.01 },
];

/** Telephones come up through the floor. */
const RISE: Keyframe[] = [
  { transform: 'translateY(40%)', opacity: 0 },
  { transform: 'translateY(-2%)', opacity: 1, offset: 0.75 },
];

/** How pieces move: plans are turned up, numbers fly from them, offices drop, regions pulse when a round ends. */
export const flights: Choreography<Seen> = {
  dealt: '.phone-region, .phone-technology, .phone-tiles button, .planner-stage',
  from: ['price', 'goods', 'stock', 'upgrade'],
  lasts: (event) => (event.type === 'reveal' ? revealOf(event.companies) : (LASTS[event.type] ?? BEAT)),
  voice: ({ type }) => VOICES[type],
  isWith: (event, before) =>
    event.type === before.type &&
    (TOGETHER.includes(event.type) ||
      (event.type === 'control' && before.type === 'control' && event.region === before.region)),
  fly(event, stage) {
    switch (event.type) {
      case 'reveal':
        return turnUp(stage, event.companies);
      case 'ordered':
        layInOrder(stage, event.companies);
        for (const company of event.companies)
          stage.glide(placeOf(stage, `card-price:${company}`), stage.find(`price:${company}`));
        return;
      case 'price':
        return stage.glide(stage.was(`price:${event.seat}`), stage.find(`price:${event.seat}`));
      case 'made':
        return goods(stage, event.seat, event.goods);
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
        stage.enter(stage.find(`truck:${event.seat}-${event.region}`), [
          { transform: 'translateX(-24px)', opacity: 0 },
        ]);
        return stage.change(stage.find(`region:${event.region}`, `[data-progress="${event.seat}"]`), PULSE);
      case 'researched':
      case 'finished':
        return stage.change(stage.find(`technology:${event.technology}`, '.phone-ring'), PULSE);
      case 'bonus':
        return pulse(stage, event.region);
      case 'token':
        return stage.change(stage.find(`company:${event.seat}`), PULSE);
      case 'direct':
      case 'sales':
        return points(stage, undefined, event.seat, event.vp);
      case 'ended':
        stage.enter(stage.root.querySelector('.phone-round-end') ?? undefined, CURTAIN, [0, 0.3]);
        for (const [i, stand] of stage.root.querySelectorAll('.phone-round-end li').entries()) {
          stage.enter(stand, RISE, [0.12 + 0.05 * i, 0.4 + 0.05 * i]);
          stage.enter(stand.querySelector('[data-gain]') ?? undefined, [{ transform: 'scaleY(0)' }], [0.5, 0.85]);
          stage.enter(stand.querySelector('[data-gain] b') ?? undefined, DROP, [0.75, 1]);
        }
        return;
      case 'control':
        pulse(stage, event.region);
        return points(stage, `region:${event.region}`, event.seat, event.vp);
    }
  },
};

/** A region and its land. */
function pulse(stage: Stage, region: string): void {
  stage.change(stage.find(`region:${region}`), PULSE);
  stage.change(stage.find(`land:${region}`), PULSE);
}

/** Where something is that has just come, for what flies from it once it is seen. */
function placeOf(stage: Stage, piece: string, inside = ''): Place | undefined {
  const drawn = stage.find(piece, inside);
  const rect = drawn?.getBoundingClientRect();
  return drawn && rect?.width ? { rect, drawn, isComing: true, enters: 0 } : undefined;
}
