import { KEPT, type KeptLine, type KeptUntil, type Notice } from '@stolik/protocol';
import { LONGEST_COUNT_MS } from '../limits/tallies.ts';
import { SESSION_MS } from '../people/sessions.ts';
import type { Schema } from '../store/schema.ts';
import { REPORT_KEPT_MS, REPORT_OPEN_MS } from './reports.ts';

/** What a column holds of people; `nothing` where it says nothing about anybody. */
type Holds = KeptLine | 'nothing';

/**
 * What every column of the store holds of people. The privacy notice is made from this; a column that is missing here does
 * not compile, and a test compares it with the tables of both engines.
 */
export const HOLDS: { readonly [T in keyof Schema]: Readonly<Record<keyof Schema[T], Holds>> } = {
  migration: { version: 'nothing', name: 'nothing', appliedAt: 'nothing' },
  secret: { name: 'nothing', value: 'nothing' },
  person: {
    id: 'name',
    name: 'name',
    isGuest: 'name',
    created: 'name',
    userName: 'account',
    foldedName: 'account',
    handle: 'account',
    shows: 'shows',
    banned: 'conduct',
    banReason: 'conduct',
    mutedUntil: 'conduct',
    moderator: 'conduct',
    warned: 'conduct',
    warning: 'conduct',
  },
  session: {
    id: 'sessions',
    person: 'sessions',
    tokenHash: 'sessions',
    created: 'sessions',
    used: 'sessions',
    expires: 'sessions',
    noticed: 'sessions',
  },
  password: { person: 'password', hash: 'password' },
  passkey: {
    id: 'passkeys',
    person: 'passkeys',
    name: 'passkeys',
    publicKey: 'passkeys',
    credential: 'passkeys',
    counter: 'passkeys',
    transports: 'passkeys',
    created: 'passkeys',
    used: 'passkeys',
    anyHandle: 'passkeys',
  },
  challenge: { hash: 'nothing', expires: 'nothing' },
  luggage: { personId: 'device', data: 'device', kept: 'device' },
  recoveryCode: { hash: 'codes', personId: 'codes', createdAt: 'codes' },
  gameTable: {
    id: 'games',
    game: 'games',
    version: 'nothing',
    options: 'games',
    pace: 'games',
    visibility: 'games',
    standIn: 'games',
    circle: 'groups',
    status: 'games',
    host: 'games',
    network: 'network',
    seed: 'nothing',
    commitment: 'nothing',
    created: 'games',
    updated: 'games',
    listed: 'games',
    ended: 'games',
    owes: 'games',
    deadline: 'games',
    clock: 'games',
    rematch: 'games',
    removed: 'games',
    asleep: 'games',
    awaited: 'games',
    played: 'games',
    revision: 'nothing',
    head: 'nothing',
  },
  seat: {
    tableId: 'games',
    seat: 'games',
    kind: 'games',
    person: 'games',
    name: 'games',
    account: 'games',
    level: 'nothing',
    reserved: 'games',
    standIn: 'games',
    resigned: 'games',
    awaySince: 'games',
    timedOut: 'games',
    entropy: 'games',
    wish: 'games',
    place: 'games',
    total: 'games',
    ended: 'games',
  },
  line: { tableId: 'games', seq: 'games', time: 'games', request: 'nothing', body: 'games' },
  said: {
    tableId: 'chat',
    n: 'chat',
    time: 'chat',
    seat: 'chat',
    person: 'chat',
    name: 'chat',
    text: 'chat',
    phrase: 'chat',
    notice: 'chat',
    request: 'nothing',
  },
  job: { tableId: 'games', host: 'games', since: 'nothing', attempts: 'nothing', lease: 'nothing' },
  uptime: { id: 'nothing', time: 'nothing', wall: 'nothing' },
  node: { id: 'nothing', beat: 'nothing' },
  presence: { tableId: 'presence', person: 'presence', node: 'nothing', gone: 'presence' },
  renaming: { person: 'name', times: 'name', since: 'name', lease: 'nothing' },
  pushDevice: {
    endpoint: 'push',
    personId: 'push',
    p256dh: 'push',
    auth: 'push',
    language: 'push',
    told: 'push',
  },
  tally: { key: 'counts', used: 'counts', until: 'counts' },
  audit: {
    number: 'nothing',
    time: 'audit',
    who: 'audit',
    act: 'audit',
    person: 'audit',
    tableId: 'audit',
    reason: 'audit',
    details: 'audit',
  },
  aversion: {
    person: 'unwanted',
    other: 'unwanted',
    kind: 'unwanted',
    key: 'nothing',
    name: 'unwanted',
    since: 'unwanted',
  },
  report: {
    id: 'nothing',
    reporter: 'reports',
    person: 'reports',
    tableId: 'reports',
    word: 'reports',
    kind: 'reports',
    note: 'reports',
    time: 'reports',
    verdict: 'reports',
    done: 'reports',
  },
  friend: { person: 'friends', other: 'friends', key: 'nothing', state: 'friends', since: 'friends' },
  friendLink: { person: 'friends', key: 'friends', since: 'friends' },
  invitation: {
    key: 'nothing',
    tableId: 'invitations',
    person: 'invitations',
    host: 'invitations',
    since: 'invitations',
  },
  circle: { id: 'nothing', key: 'groups', name: 'groups', since: 'groups' },
  member: { circle: 'groups', person: 'groups', key: 'nothing', since: 'groups' },
};

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const days = (ms: number): KeptUntil => ({ kind: 'days', days: Math.round(ms / DAY_MS) });
const deleted: KeptUntil = { kind: 'deleted' };

/** How long each of it is kept; whatever is deleted with the person goes before that. */
const UNTIL: Readonly<Record<KeptLine, KeptUntil>> = {
  name: deleted,
  account: deleted,
  shows: deleted,
  conduct: deleted,
  sessions: days(SESSION_MS),
  password: deleted,
  passkeys: deleted,
  codes: { kind: 'used' },
  games: { kind: 'games' },
  chat: deleted,
  presence: { kind: 'gone' },
  network: { kind: 'over' },
  push: { kind: 'off' },
  counts: { kind: 'hours', hours: LONGEST_COUNT_MS / HOUR_MS },
  audit: { kind: 'ids' },
  unwanted: { kind: 'lifted' },
  reports: { kind: 'reports', days: Math.round(REPORT_KEPT_MS / DAY_MS), open: Math.round(REPORT_OPEN_MS / DAY_MS) },
  friends: { kind: 'lifted' },
  invitations: { kind: 'started' },
  groups: { kind: 'left' },
  device: deleted,
};

/** The notice: each thing that any column holds, and how long. */
export function noticeOf(contact: string | undefined): Notice {
  const held = new Set(Object.values(HOLDS).flatMap((columns) => Object.values(columns) as Holds[]));
  return {
    kept: KEPT.filter((what) => held.has(what)).map((what) => ({ what, until: UNTIL[what] })),
    guestDays: Math.round(SESSION_MS / DAY_MS),
    ...(contact !== undefined && { contact }),
  };
}
