import type { Event } from '../rules/index.ts';

/** The pieces an event is about: `region:europe`, `customer:europe-2`, `technology:gps`, `upgrade:...`, `price:1`. */
export function piecesOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'planned':
    case 'made':
    case 'token':
    case 'trucks':
    case 'kept':
    case 'lost':
    case 'sales':
    case 'direct':
      return [`company:${event.seat}`];
    case 'price':
      return [`price:${event.seat}`];
    case 'took':
      return [`upgrade:${event.upgrade}`];
    case 'researched':
    case 'finished':
      return [`technology:${event.technology}`];
    case 'expanded':
    case 'opened':
    case 'bonus':
    case 'declined':
    case 'control':
      return [`region:${event.region}`];
    case 'moved':
      return [`region:${event.from}`, `region:${event.to}`];
    case 'sold':
      return [`customer:${event.region}-${event.customer}`];
    default:
      return [];
  }
}
