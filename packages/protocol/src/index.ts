export { Refusal } from './error.ts';
export {
  Ask,
  Happening,
  Look,
  MOST_FRAME,
  MOST_MOVES,
  MOST_SAID,
  PHRASES,
  Said,
  Tell,
} from './frames.ts';
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
export { Id, lineOf } from './text.ts';
export { PROTOCOL } from './version.ts';
