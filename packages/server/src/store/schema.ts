import type { AuditTable } from '../admin/schema.ts';
import type {
  AversionTable,
  CircleTable,
  FriendLinkTable,
  FriendTable,
  InvitationTable,
  MemberTable,
  ReportTable,
} from '../company/schema.ts';
import type { DailyAttemptTable } from '../daily/schema.ts';
import type { HolidayTable } from '../holidays/schema.ts';
import type { MailboxTable, MailTable } from '../mail/schema.ts';
import type { SearchTable, SearchWaitTable } from '../pairing/schema.ts';
import type { LuggageTable } from '../people/luggage.ts';
import type { PushDeviceTable } from '../push/schema.ts';
import type { RatedGameTable, RatedPlayerTable, RatedSeatTable, RatingTable } from '../ratings/schema.ts';
import type {
  GameTableTable,
  JobTable,
  LineTable,
  NodeTable,
  PresenceTable,
  RenamingTable,
  SaidTable,
  SeatTable,
  UptimeTable,
} from '../tables/schema.ts';

// One interface for each table. Both engines hold text, integers and 64-bit integers only: ids are text, booleans are
// 0 or 1, times are milliseconds since 1970, documents are JSON as text.

/** Everything the store holds. */
export interface Schema {
  migration: MigrationTable;
  secret: SecretTable;
  person: PersonTable;
  session: SessionTable;
  password: PasswordTable;
  passkey: PasskeyTable;
  challenge: ChallengeTable;
  recoveryCode: RecoveryCodeTable;
  gameTable: GameTableTable;
  seat: SeatTable;
  line: LineTable;
  said: SaidTable;
  job: JobTable;
  uptime: UptimeTable;
  node: NodeTable;
  presence: PresenceTable;
  renaming: RenamingTable;
  luggage: LuggageTable;
  pushDevice: PushDeviceTable;
  mailbox: MailboxTable;
  mail: MailTable;
  tally: TallyTable;
  audit: AuditTable;
  aversion: AversionTable;
  report: ReportTable;
  friend: FriendTable;
  friendLink: FriendLinkTable;
  invitation: InvitationTable;
  circle: CircleTable;
  member: MemberTable;
  ratedPlayer: RatedPlayerTable;
  rating: RatingTable;
  ratedGame: RatedGameTable;
  ratedSeat: RatedSeatTable;
  dailyAttempt: DailyAttemptTable;
  search: SearchTable;
  searchWait: SearchWaitTable;
  holiday: HolidayTable;
}

export interface MigrationTable {
  version: number;
  name: string;
  appliedAt: number;
}

/** What this server made up once and all its nodes must agree on. */
export interface SecretTable {
  name: string;
  value: string;
}

/** A guest or the owner of an account. */
export interface PersonTable {
  id: string;
  /** What others see at the table. */
  name: string;
  isGuest: number;
  /** What the person signs in with, as typed; null for guests. */
  userName: string | null;
  /** The form of it in which two are the same. */
  foldedName: string | null;
  created: number;
  /** Until when the person is kept out; null for almost everybody. */
  banned: number | null;
  banReason: string | null;
  /** Until when the person may not talk. */
  mutedUntil: number | null;
  /** By what others know an account: nobody's id. Guests have none. */
  handle: string | null;
  /** Since when the person looks after others; null for almost everybody. */
  moderator: number | null;
  /** When and why a moderator warned the person, until they have read it. */
  warned: number | null;
  warning: string | null;
  /** What the person lets others see: words of `Shown` with commas between them. */
  shows: string | null;
}

/** A browser in which a person is known. */
export interface SessionTable {
  id: string;
  person: string;
  /** SHA-256 of what the cookie holds: whoever reads the store cannot sign in with it. */
  tokenHash: string;
  created: number;
  /** The last day it was used, more or less. */
  used: number;
  expires: number;
  /** Passkeys that were added before this need not be mentioned in this browser. */
  noticed: number;
}

export interface PasswordTable {
  person: string;
  /** Salt and scrypt of the password. */
  hash: string;
}

export interface PasskeyTable {
  id: string;
  person: string;
  name: string | null;
  /** COSE, in base64. */
  publicKey: string;
  /** What the device calls it, in base64url. */
  credential: string;
  counter: number;
  /** Words with commas between them. */
  transports: string | null;
  created: number;
  used: number | null;
  /** 1 where its device may call the owner what nobody is called. */
  anyHandle: number;
}

/** A challenge that was answered: until it ends by itself, it is remembered so that nobody answers it again. */
export interface ChallengeTable {
  hash: string;
  expires: number;
}

/** A printed code that sets a new password once. */
export interface RecoveryCodeTable {
  /** SHA-256 of the code. */
  hash: string;
  personId: string;
  createdAt: number;
}

/** How often somebody did what may be done so often only. */
export interface TallyTable {
  /** Hashed with a secret: it says neither who nor what. */
  key: string;
  used: number;
  /** When counting begins anew. */
  until: number;
}
