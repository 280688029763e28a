import type { WantedMail } from '@stolik/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Share, sharesOf } from '../limits/address.ts';
import { openKeys } from '../limits/keys.ts';
import { Rates } from '../limits/rates.ts';
import { LONGEST_COUNT_MS, Tallies } from '../limits/tallies.ts';
import { TooMany } from '../limits/too-many.ts';
import type { People } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import { routeOf } from './guard.ts';
import { limitLongAnswers } from './long-answers.ts';

/** How often somebody may ask before being told to wait. */
export interface Limits {
  /** Any request to the API, by one person or, for strangers, one address, in a minute. */
  readonly requests: number;
  /** Any request to the API by everybody at one address together, in a minute. */
  readonly neighbours: number;
  /** Logs of tables, by one person or address in a minute. */
  readonly logs: number;
  /** Links to tables of which a preview is made, by one address in a minute: a service may ask for many visitors. */
  readonly previews: number;
  /** Passwords tried from one address in a minute, and printed codes as often. */
  readonly attempts: number;
  /** Guests made from one address in an hour; a school or a café may share one. */
  readonly guests: number;
  /** Tables made by one person in an hour. */
  readonly tables: number;
  /** New names of one person in a minute, and in an hour: each goes to all their tables, and whoever sits there is told. */
  readonly names: number;
  readonly namesInHour: number;
  /** Times one person sits down, in a minute. */
  readonly seats: number;
  /** Times somebody of one address sits down at a public table of another's, in an hour: whoever offers one waits for them. */
  readonly strangers: number;
  /** Things said by one person, at whatever tables, in a minute, and by everybody at one address together. */
  readonly words: number;
  readonly wordsNearby: number;
  /** What all that takes in the store, in bytes, in an hour. */
  readonly talk: number;
  readonly talkNearby: number;
  /** Bytes of lists and whole games for one person, in a minute, and for everybody at one address together. */
  readonly answers: number;
  readonly answersNearby: number;
  /** People whom one person mutes or blocks, or lets be heard again, in an hour. */
  readonly aversions: number;
  /** People whom one person asks to be friends, and whom they ask to tables, in an hour. */
  readonly friends: number;
  readonly invitations: number;
  /** Times one person begins to look for a game or looks for another, and everybody at one address together, in an hour. */
  readonly searches: number;
  readonly searchesNearby: number;
  /** Groups that one person makes or joins, in an hour. */
  readonly groups: number;
  /** Links of friends and groups that are tried from one address, in a minute. */
  readonly links: number;
  /** Lists of friends, groups and news that one person asks for, in a minute: a page asks anew whenever something changes. */
  readonly lists: number;
  /** Profiles and tallies that one person asks for, in a minute. */
  readonly profiles: number;
  /** Reports of one person, and of everybody at one address together, in an hour. */
  readonly reports: number;
  readonly reportsNearby: number;
  /** Exports of all that is kept about one person, in an hour. */
  readonly exports: number;
  /** Links to an address of mail that one person asks for, in an hour; everybody at one network together; and to one address. */
  readonly mails: number;
  readonly mailsNearby: number;
  readonly mailsTo: number;
  /** Times one person keeps what lives on a device, in an hour, and everybody at one network together: it takes room for good. */
  readonly luggage: number;
  readonly luggageNearby: number;
}

export const LIMITS: Limits = {
  requests: 600,
  neighbours: 6_000,
  logs: 120,
  previews: 300,
  attempts: 10,
  guests: 120,
  tables: 120,
  names: 5,
  namesInHour: 30,
  seats: 20,
  strangers: 120,
  words: 60,
  wordsNearby: 600,
  talk: 256 * 1024,
  talkNearby: 2 * 1024 * 1024,
  answers: 8 * 1024 * 1024,
  answersNearby: 32 * 1024 * 1024,
  aversions: 120,
  friends: 60,
  invitations: 120,
  searches: 60,
  searchesNearby: 240,
  groups: 20,
  links: 60,
  lists: 240,
  profiles: 60,
  reports: 10,
  reportsNearby: 60,
  exports: 20,
  mails: 6,
  mailsNearby: 30,
  mailsTo: 3,
  luggage: 20,
  luggageNearby: 60,
};

const MINUTE_MS = 60_000;
const HOUR_MS = LONGEST_COUNT_MS;
/** What a word takes in the store beside its text. */
const WORD_BYTES = 128;
/** How often counts that are over are removed from the store. */
const SWEEP_MS = 10 * MINUTE_MS;

/** Refuses a request of one kind when whoever asks has made too many. */
export type RateLimit = (request: FastifyRequest) => Promise<void>;

/** Something is said: by whom, from where, and how many bytes it has. Throws where that is too much. */
export type WordsLimit = (person: string, shares: readonly Share[], bytes: number) => void;

/** What routes ask for themselves, where only they know what a request is about to do. */
export interface RateLimits {
  readonly attempts: RateLimit;
  /** Printed codes, apart: whoever guesses at passwords keeps no neighbour from the last way in. */
  readonly codes: RateLimit;
  readonly guests: RateLimit;
  readonly previews: RateLimit;
  /** Names that are others than before. */
  readonly names: RateLimit;
  readonly strangers: RateLimit;
  readonly words: WordsLimit;
}

declare module 'fastify' {
  interface FastifyInstance {
    rateLimits: RateLimits;
  }
}

const free: RateLimit = async () => {};
export const UNLIMITED: RateLimits = {
  attempts: free,
  codes: free,
  guests: free,
  previews: free,
  names: free,
  strangers: free,
  words: () => {},
};

export interface LimitsParts {
  readonly store: Store;
  readonly people: People;
  readonly limits: Limits;
}

/** Counts requests to the API, and those to costly routes once more; the answer is for single routes to ask. */
export async function limitRequests(app: FastifyInstance, { store, people, limits }: LimitsParts): Promise<RateLimits> {
  const keyOf = await openKeys(store);
  const tallies = new Tallies({ store, now: Date.now });
  const rates = new Rates(store, Date.now);
  await rates.open();
  const sweeper = setInterval(() => {
    tallies.sweep().catch((error) => app.log.error(error, 'counts that are over could not be removed'));
  }, SWEEP_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(sweeper);
    rates.close();
  });

  // A connection that is broken off has no address any more.
  const addressOf = async ({ ip = '' }: { readonly ip?: string }): Promise<readonly Share[]> => sharesOf(ip);
  const whoAsks = async (request: FastifyRequest): Promise<readonly Share[]> => {
    const person = await people.identify(request.headers);
    return person ? [{ whose: person.id, times: 1 }] : addressOf(request);
  };
  /** Counted in memory, because it would be too dear to write each time. */
  const often =
    (kind: keyof Limits, shares: typeof whoAsks): RateLimit =>
    async (request) => {
      for (const { whose, times } of await shares(request)) {
        refuseFor(rates.count(keyOf(kind, whose), { most: times * limits[kind], within: MINUTE_MS }));
      }
    };
  /** Counted in the store. */
  const seldom =
    (kind: keyof Limits, within: number, shares: typeof whoAsks, name: string = kind): RateLimit =>
    async (request) => {
      for (const { whose, times } of await shares(request)) {
        refuseFor(await tallies.count(keyOf(name, whose), { most: times * limits[kind], within }));
      }
    };

  const neighbours = often('neighbours', addressOf);
  const requests = often('requests', whoAsks);
  app.addHook('onRequest', async (request) => {
    if (!routeOf(request).startsWith('/api')) return;
    // First, because it does not have to find out who it is.
    await neighbours(request);
    await requests(request);
  });

  limitLongAnswers(app, {
    asking: async (request) => ({ own: await whoAsks(request), nearby: await addressOf(request) }),
    spend: ({ own, nearby }, bytes) => {
      const count = (kind: keyof Limits, { whose, times }: Share) =>
        refuseFor(rates.count(keyOf(kind, whose), { most: times * limits[kind], within: MINUTE_MS }, bytes));
      for (const share of own) count('answers', share);
      for (const share of nearby) count('answersNearby', share);
    },
  });

  const tables = seldom('tables', HOUR_MS, whoAsks);
  const seats = often('seats', whoAsks);
  const logs = often('logs', whoAsks);
  const exports = seldom('exports', HOUR_MS, whoAsks);
  const aversions = seldom('aversions', HOUR_MS, whoAsks);
  const friends = seldom('friends', HOUR_MS, whoAsks);
  const invitations = seldom('invitations', HOUR_MS, whoAsks);
  const ownSearches = seldom('searches', HOUR_MS, whoAsks);
  const nearbySearches = seldom('searchesNearby', HOUR_MS, addressOf);
  const groups = seldom('groups', HOUR_MS, whoAsks);
  const links = often('links', addressOf);
  const lists = often('lists', whoAsks);
  const profiles = often('profiles', whoAsks);
  const ownReports = seldom('reports', HOUR_MS, whoAsks);
  const nearbyReports = seldom('reportsNearby', HOUR_MS, addressOf);
  const luggage = seldom('luggage', HOUR_MS, whoAsks);
  const nearbyLuggage = seldom('luggageNearby', HOUR_MS, addressOf);
  const mails = seldom('mails', HOUR_MS, whoAsks);
  const nearbyMails = seldom('mailsNearby', HOUR_MS, addressOf);
  // Whoever owns an address is not to be pestered by many strangers either.
  const mailsTo = seldom('mailsTo', HOUR_MS, async ({ body }) => [
    { whose: (body as WantedMail).address.toLowerCase(), times: 1 },
  ]);
  const costly: Readonly<Record<string, RateLimit>> = {
    'POST /api/tables': tables,
    'POST /api/tables/:id/rematch': tables,
    'POST /api/tables/:id/seats': seats,
    'GET /api/tables/:id/log': logs,
    'HEAD /api/tables/:id/log': logs,
    'POST /api/me/unwanted': aversions,
    'DELETE /api/me/unwanted/:key': aversions,
    'PUT /api/me/shows': aversions,
    'GET /api/me/unwanted': lists,
    'HEAD /api/me/unwanted': lists,
    'GET /api/me/news': lists,
    'HEAD /api/me/news': lists,
    'GET /api/me/search': lists,
    'HEAD /api/me/search': lists,
    'POST /api/me/search/come': lists,
    'DELETE /api/me/search': lists,
    'PUT /api/me/search': async (request) => {
      await ownSearches(request);
      await nearbySearches(request);
    },
    'GET /api/friends': lists,
    'HEAD /api/friends': lists,
    'GET /api/groups': lists,
    'HEAD /api/groups': lists,
    'GET /api/groups/:id': lists,
    'HEAD /api/groups/:id': lists,
    'GET /api/reports': lists,
    'HEAD /api/reports': lists,
    'POST /api/friends/:key/accept': friends,
    'DELETE /api/friends/:key': friends,
    'DELETE /api/me/invitations/:key': invitations,
    'DELETE /api/groups/:id/members/:key': groups,
    'POST /api/friends': friends,
    'POST /api/friends/link': friends,
    'GET /api/friends/:key': profiles,
    'HEAD /api/friends/:key': profiles,
    'POST /api/tables/:id/invitations': invitations,
    'GET /api/friend-links/:key': links,
    'HEAD /api/friend-links/:key': links,
    'POST /api/friend-links/:key': links,
    'GET /api/group-links/:key': links,
    'HEAD /api/group-links/:key': links,
    'POST /api/group-links/:key': groups,
    'POST /api/groups': groups,
    'PATCH /api/groups/:id': groups,
    'POST /api/groups/:id/link': groups,
    'GET /api/people/:account': profiles,
    'HEAD /api/people/:account': profiles,
    'POST /api/reports': async (request) => {
      await ownReports(request);
      await nearbyReports(request);
    },
    'GET /api/me/mail': lists,
    'HEAD /api/me/mail': lists,
    'PUT /api/me/mail': async (request) => {
      await mails(request);
      await nearbyMails(request);
      await mailsTo(request);
    },
    'PATCH /api/me/mail': aversions,
    'POST /api/mail/:key/confirm': links,
    'POST /api/mail/:key/off': links,
    'GET /api/me/export': exports,
    'HEAD /api/me/export': exports,
    'PUT /api/me/device': async (request) => {
      await luggage(request);
      await nearbyLuggage(request);
    },
  };
  // After a request was found to be right in its form: what is refused for that has cost nothing.
  app.addHook('preHandler', async (request) => costly[`${request.method} ${routeOf(request)}`]?.(request));

  const namesInMinute = seldom('names', MINUTE_MS, whoAsks);
  const namesInHour = seldom('namesInHour', HOUR_MS, whoAsks);

  /** Counted in memory, as requests are: whoever talks much is told of to other nodes, and a word costs no second write. */
  const talk: WordsLimit = (person, shares, bytes) => {
    const count = (kind: keyof Limits, { whose, times }: Share, within: number, used: number) =>
      refuseFor(rates.count(keyOf(kind, whose), { most: times * limits[kind], within }, used), 'words');
    const own = { whose: person, times: 1 };
    count('words', own, MINUTE_MS, 1);
    count('talk', own, HOUR_MS, bytes + WORD_BYTES);
    for (const share of shares) {
      count('wordsNearby', share, MINUTE_MS, 1);
      count('talkNearby', share, HOUR_MS, bytes + WORD_BYTES);
    }
  };

  return {
    words: talk,
    names: async (request) => {
      // What a minute refuses is not counted for the hour.
      await namesInMinute(request);
      await namesInHour(request);
    },
    attempts: seldom('attempts', MINUTE_MS, addressOf),
    codes: seldom('attempts', MINUTE_MS, addressOf, 'codes'),
    guests: seldom('guests', HOUR_MS, addressOf),
    strangers: seldom('strangers', HOUR_MS, addressOf),
    previews: often('previews', addressOf),
  };
}

function refuseFor(ms: number, what?: string): void {
  if (ms > 0) throw new TooMany(ms, what);
}
