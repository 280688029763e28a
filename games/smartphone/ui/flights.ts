import { type Choreography, glide } from '@stolik/games/ui';
import type { Event } from '../rules/index.ts';

/** How pieces move: prices along the track, goods and offices from their company to the map. */
export const flights: Choreography<Event> = {
  from: ['price', 'goods', 'stock', 'upgrade', 'slot'],
  fly(event, { was, find }) {
    switch (event.type) {
      case 'price':
        return glide(was(`price:${event.seat}`), find(`price:${event.seat}`));
      case 'sold':
        return glide(was(`goods:${event.seat}`), find(`customer:${event.region}-${event.customer}`, '.seat-mark'));
      case 'opened':
        return glide(was(`stock:${event.seat}`), find(`region:${event.region}`, '[data-newest] .seat-mark'));
      case 'moved':
        return glide(was(`stock:${event.seat}`), find(`region:${event.to}`, '[data-newest] .seat-mark'));
      case 'took':
        return glide(was(`upgrade:${event.upgrade}`), find(`company:${event.seat}`, '.phone-tile:last-child'));
    }
  },
};
