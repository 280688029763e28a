export { Refusal } from './error.ts';
export { Ask, Happening, Look, MOST_FRAME, MOST_MOVES, Said, Tell } from './frames.ts';
export { PushAddress, PushDevice, PushKey, type PushNotice } from './push.ts';
export { type Done, Refused, type Socket, Stream, type StreamParts, type StreamState, type Wish } from './stream.ts';
export {
  Clock,
  Entropy,
  Level,
  NewTable,
  Pace,
  Seat,
  STATUSES,
  Status,
  TableInfo,
  TablePage,
  VISIBILITIES,
  Visibility,
  WantedSeat,
} from './table.ts';
export { MOST_SAID, PHRASES } from './talk.ts';
export { Id, lineOf } from './text.ts';
export { PROTOCOL } from './version.ts';
