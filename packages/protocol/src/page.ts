// What a page needs, with the types of everything and the code of no schema: those are for who must distrust.

export { holidayAt, ranUntil, runsOutAt, type Span } from './clocks.ts';
export { MOST_NOTE, MOST_REASON, REPORT_KINDS, SENTENCE_HOURS, SHOWN } from './conduct.ts';
export type { DailyBoard, RankedDaily } from './daily.ts';
export type { Refusal } from './error.ts';
export type { HeardFrame, Look, Said, ViewerLine } from './frames.ts';
export type { NewHoliday, OwnHolidays } from './holidays.ts';
export type { KeptLine, KeptUntil, Notice } from './kept.ts';
export type { Mailbox } from './mail.ts';
export type {
  AversionKind,
  Friend,
  Group,
  GroupRow,
  HeadToHead,
  Invitation,
  PersonalNews,
  Profile,
  Relation,
  Report,
  Shown,
  Unwanted,
  Verdict,
  Whom,
} from './people.ts';
export { consenting, GIVEN_MS, REMINDER_MS } from './proposals.ts';
export type { PushDevice, PushKey, PushNotice } from './push.ts';
export type { OwnRatings, RatedPace, RatingBoard, RatingChange, Strength, TableRating } from './rating.ts';
export { FOUND_PACES, reachOf, type SearchPace } from './reach.ts';
export type { NewSearch, OwnSearch, Search } from './search.ts';
export { type Fate, fateOf, hasLost, isDecided, mayComeBack, type Resigning, resigningOf } from './seats.ts';
export { type DoneFrame, Refused, type Socket, Stream, type StreamRequest, type StreamState } from './stream.ts';
export type { Clock, NewTable, Pace, Proposal, Seat, TableInfo, TableList, Visibility, WantedSeat } from './table.ts';
export { isAside, isErased, MOST_SAID, MOST_SHOWN, PHRASES } from './talk.ts';
export { TOLD, type Told } from './told.ts';
