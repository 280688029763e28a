import { BEAT, type Choreography } from '@stolik/games/ui';
import type { Event } from '../rules/index.ts';

/** What all companies do at the same time. */
const TOGETHER: readonly Event['type'][] = ['planned', 'price', 'made', 'control'];

/** How pieces move: prices along the track, goods and offices from their company to the map. */
export const flights: Choreography<Event> = {
  from: ['price', 'goods', 'stock', 'upgrade', 'slot'],
  lasts({ type }) {
    switch (type) {
      case 'steve':
      case 'kept':
      case 'lost':
      case 'sales':
      case 'round':
      case 'over':
        return 0;
      case 'sold':
        return 350;
      default:
        return BEAT;
    }
  },
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
