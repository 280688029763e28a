import type { PushDeviceTable } from '../push/schema.ts';
import type {
  GameTableTable,
  JobTable,
  LineTable,
  NodeTable,
  PresenceTable,
  SaidTable,
  SeatTable,
  UptimeTable,
} from '../tables/schema.ts';

// One interface for each table. Both engines hold text, integers and 64-bit integers only: ids are text, booleans are
// 0 or 1, times are milliseconds since 1970, documents are JSON as text. The tables that better-auth reads and writes
// (person to passkey) keep its columns, whose times are ISO 8601 text.

/** Everything the store holds. */
export interface Schema {
  migration: MigrationTable;
  secret: SecretTable;
  person: PersonTable;
  session: SessionTable;
  account: AccountTable;
  verification: VerificationTable;
  passkey: PasskeyTable;
  recoveryCode: RecoveryCodeTable;
  gameTable: GameTableTable;
  seat: SeatTable;
  line: LineTable;
  said: SaidTable;
  job: JobTable;
  uptime: UptimeTable;
  node: NodeTable;
  presence: PresenceTable;
  pushDevice: PushDeviceTable;
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
  /** Made up and never written to: better-auth wants one. */
  email: string;
  emailVerified: number;
  image: string | null;
  isAnonymous: number;
  /** What the person signs in with, in lower case; null for guests. */
  username: string | null;
  /** The same as the person typed it. */
  displayUsername: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface SessionTable {
  id: string;
  userId: string;
  token: string;
  expiresAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: string;
  updatedAt: string;
}

/** How a person may sign in: here always a password. */
export interface AccountTable {
  id: string;
  userId: string;
  accountId: string;
  providerId: string;
  password: string | null;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: string | null;
  refreshTokenExpiresAt: string | null;
  scope: string | null;
  createdAt: string;
  updatedAt: string;
}

/** Short-lived challenges of passkeys. */
export interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: string;
  createdAt: string;
  updatedAt: string;
}

export interface PasskeyTable {
  id: string;
  userId: string;
  name: string | null;
  publicKey: string;
  credentialID: string;
  counter: number;
  deviceType: string;
  backedUp: number;
  transports: string | null;
  aaguid: string | null;
  createdAt: string | null;
}

/** A printed code that sets a new password once. */
export interface RecoveryCodeTable {
  /** SHA-256 of the code. */
  hash: string;
  personId: string;
  createdAt: number;
}
