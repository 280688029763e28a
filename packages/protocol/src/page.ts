// What a page needs, with the types of everything and the code of no schema: those are for who must distrust.
export type { DailyBoard, RankedDaily } from './daily.ts';
export type { Refusal } from './error.ts';
export type { HeardFrame, Look, Said, ViewerLine } from './frames.ts';
export type { PushDevice, PushKey, PushNotice } from './push.ts';
export { type Fate, fateOf, hasLost, isDecided, mayComeBack, type Resigning, resigningOf } from './seats.ts';
export { type DoneFrame, Refused, type Socket, Stream, type StreamRequest, type StreamState } from './stream.ts';
export type { Clock, NewTable, Pace, Seat, TableInfo, TableList, Visibility, WantedSeat } from './table.ts';
export { isErased, MOST_SAID, MOST_SHOWN, PHRASES } from './talk.ts';
