export { MOST_FRAME, MOST_MOVES } from './bounds.ts';
export { commonTo, holidayAt, ranUntil, runsOutAt, type Span } from './clocks.ts';
export { AVERSIONS, MOST_NOTE, MOST_REASON, REPORT_KINDS, SENTENCE_HOURS, SHOWN } from './conduct.ts';
export { DailyBoard, RankedDaily } from './daily.ts';
export { type Difference, differenceOf, withDifference } from './difference.ts';
export { Refusal } from './error.ts';
export { ClientFrame, type HeardFrame, Look, Said, ServerFrame, ViewerLine } from './frames.ts';
export { HOLIDAY, NewHoliday, OwnHolidays } from './holidays.ts';
export { KEPT, type KeptLine, KeptUntil, Notice } from './kept.ts';
export { Mailbox, MailChoice, MailProof, ToldKinds, WantedMail } from './mail.ts';
export {
  AversionKind,
  Friend,
  FriendState,
  Group,
  GroupRow,
  HeadToHead,
  Invitation,
  NewReport,
  PersonalNews,
  Profile,
  Relation,
  Report,
  Shown,
  Unwanted,
  Verdict,
  Whom,
} from './people.ts';
export { consenting, GIVEN_MS, PROPOSALS, REMINDER_MS } from './proposals.ts';
export { PushAddress, PushDevice, PushKey, type PushNotice } from './push.ts';
export { OwnRatings, RATED_PACES, RatedPace, RatingBoard, RatingChange, Strength, TableRating } from './rating.ts';
export { FOUND_PACES, reachOf, SEARCH_PACES, type SearchPace } from './reach.ts';
export { NewSearch, OwnSearch, Search } from './search.ts';
export {
  behindOf,
  type Fate,
  fateOf,
  hasLost,
  isDecided,
  mayComeBack,
  RESIGNINGS,
  type Resigning,
  resigningOf,
} from './seats.ts';
export {
  type DoneFrame,
  Refused,
  type Socket,
  Stream,
  type StreamParts,
  type StreamRequest,
  type StreamState,
} from './stream.ts';
export {
  Clock,
  Entropy,
  Level,
  NewTable,
  Pace,
  Proposal,
  Seat,
  STATUSES,
  Status,
  TableInfo,
  TableList,
  VISIBILITIES,
  Visibility,
  WantedSeat,
  Wish,
} from './table.ts';
export { FIRST_ASIDE, isAside, isErased, MOST_SAID, MOST_SHOWN, PHRASES } from './talk.ts';
export { Id, textLine } from './text.ts';
export { TOLD, type Told } from './told.ts';
export { PROTOCOL } from './version.ts';
