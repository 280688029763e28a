// What a page needs, with the types of everything and the code of no schema: those are for who must distrust.
export type { Refusal } from './error.ts';
export type { Happening, Look, Said, Tell } from './frames.ts';
export type { PushDevice, PushKey, PushNotice } from './push.ts';
export { type Done, Refused, type Socket, Stream, type StreamState, type Wish } from './stream.ts';
export type { Clock, NewTable, Pace, Seat, TableInfo, TablePage, Visibility, WantedSeat } from './table.ts';
export { MOST_SAID, PHRASES } from './talk.ts';
