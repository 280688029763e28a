import { BEAT, type Choreography, type Voice } from '@stolik/games/ui';
import type { Event } from '../rules/index.ts';

/** What all companies do at the same time. */
const TOGETHER: readonly Event['type'][] = ['planned', 'price', 'made', 'control'];

/** What takes less or more time than usual; 0 where there is nothing to see. */
const LASTS: Partial<Record<Event['type'], number>> = {
  steve: 0,
  kept: 0,
  lost: 0,
  sales: 0,
  round: 0,
  over: 0,
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
};

/** How pieces move: prices along the track, goods and offices from their company to the map. */
export const flights: Choreography<Event> = {
  dealt: '.phone-region, .phone-technology, .phone-tiles button',
  from: ['price', 'goods', 'stock', 'upgrade', 'slot'],
  lasts: ({ type }) => LASTS[type] ?? BEAT,
  voice: ({ type }) => VOICES[type],
  isWith: (event, before) => event.type === before.type && TOGETHER.includes(event.type),
  fly(event, stage) {
    switch (event.type) {
      case 'price':
        return stage.glide(stage.was(`price:${event.seat}`), stage.find(`price:${event.seat}`));
      case 'sold':
        return stage.glide(
          stage.was(`goods:${event.seat}`),
          stage.find(`customer:${event.region}-${event.customer}`, '.seat-mark'),
        );
      case 'opened':
        return stage.glide(
          stage.was(`stock:${event.seat}`),
          stage.find(`region:${event.region}`, '[data-newest] .seat-mark'),
        );
      case 'moved':
        return stage.glide(
          stage.was(`stock:${event.seat}`),
          stage.find(`region:${event.to}`, '[data-newest] .seat-mark'),
        );
      case 'took':
        return stage.glide(
          stage.was(`upgrade:${event.upgrade}`),
          stage.find(`company:${event.seat}`, '.phone-tile:last-child'),
        );
    }
  },
};
