import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';
import { devicesOf, dropDevice, wantsToHear } from './devices.ts';
import { letterTo } from './letter.ts';
import type { Notice } from './notices.ts';
import { type Letter, post } from './post.ts';
import type { PushDeviceTable } from './schema.ts';
import type { PushServices } from './services.ts';
import type { Vapid } from './vapid.ts';

export const PUSH_OUTCOMES = ['sent', 'gone', 'failed', 'dropped'] as const;
export type PushOutcome = (typeof PUSH_OUTCOMES)[number];

export interface CourierParts {
  readonly store: Store;
  readonly vapid: Vapid;
  readonly services: PushServices;
  readonly log: FastifyBaseLogger;
  now(): number;
  /** Counts what became of a push. */
  count(outcome: PushOutcome): void;
  /** Sends nothing, as on a copy of a store. */
  readonly isOff?: boolean;
}

/** A notice on its way to one device. */
interface Trip {
  readonly device: PushDeviceTable;
  readonly notice: Notice;
  attempt: number;
}

/** Whose devices they are is asked for all notices of such a while together: a busy server must not ask for each. */
const GATHER_MS = 100;
/** Notices and trips that wait; what is more is dropped rather than kept in memory. */
const MOST_WAITING = 5_000;
/** Push services that are talked to at the same time. */
const MOST_UNDER_WAY = 32;
/** How long a push service has to answer. */
const LONGEST_MS = 10_000;
/** How long a server that stops waits for what is under way. */
const FAREWELL_MS = 2_000;

/**
 * Brings notices to devices, in the background: nothing that is played waits for it or fails with it. A notice is a
 * kindness and not a record, so what a node had not sent when it died is not sent at all.
 */
export class Courier {
  readonly #parts: CourierParts;
  #notices: Notice[] = [];
  /** The latest trip to each device about each table. One that is not here any more was overtaken by newer news. */
  readonly #trips = new Map<string, Trip>();
  #ready: Trip[] = [];
  readonly #underWay = new Set<Promise<void>>();
  readonly #pauses = new Set<NodeJS.Timeout>();
  #gathering: NodeJS.Timeout | undefined;
  readonly #stop = new AbortController();
  #isClosed = false;

  constructor(parts: CourierParts) {
    this.#parts = parts;
  }

  /** Takes notices; they are sent as soon as it is their turn. */
  tell(notices: readonly Notice[]): void {
    if (this.#parts.isOff) return;
    for (const notice of notices) {
      if (this.#isClosed || this.#notices.length + this.#trips.size >= MOST_WAITING) this.#parts.count('dropped');
      else this.#notices.push(notice);
    }
    if (this.#notices.length > 0) this.#gathering ??= setTimeout(() => this.#begin(this.#setOut()), GATHER_MS);
  }

  /** Sends at once what was taken, waits a moment for the answers, and tries nothing again. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const pause of this.#pauses) clearTimeout(pause);
    clearTimeout(this.#gathering);
    this.#begin(this.#setOut());
    const timer = setTimeout(() => this.#stop.abort(), FAREWELL_MS);
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
    clearTimeout(timer);
  }

  /** Something that goes on by itself until it is done. */
  #begin(work: Promise<void>): void {
    const noted = work
      .catch((error) => this.#parts.log.error(error, 'a push could not be sent'))
      .finally(() => {
        this.#underWay.delete(noted);
        this.#goOn();
      });
    this.#underWay.add(noted);
  }

  /** Finds the devices of everybody who is to be told. */
  async #setOut(): Promise<void> {
    const notices = this.#notices;
    this.#notices = [];
    this.#gathering = undefined;
    if (notices.length === 0) return;
    const devices = await devicesOf(this.#parts.store.db, [...new Set(notices.map(({ person }) => person))]);
    for (const notice of notices) {
      for (const device of devices) {
        if (device.personId !== notice.person || !wantsToHear(device, notice.kind)) continue;
        const trip = { device, notice, attempt: 0 };
        this.#trips.set(keyOf(trip), trip);
        this.#ready.push(trip);
      }
    }
  }

  #goOn(): void {
    while (this.#ready.length > 0 && this.#underWay.size < MOST_UNDER_WAY) {
      const trip = this.#ready.shift() as Trip;
      if (this.#isLatest(trip)) this.#begin(this.#go(trip));
    }
  }

  async #go(trip: Trip): Promise<void> {
    const { store, vapid, services, log, now, count } = this.#parts;
    const { device, notice } = trip;
    const letter = letterTo(device, notice, vapid, now());
    // It was kept while its push service was still written to.
    const status = services.allows(letter.endpoint) ? await this.#post(letter) : 410;
    if (status === 404 || status === 410) await dropDevice(store.db, device.endpoint);
    const pause = status === 429 || status >= 500 ? services.pauses[trip.attempt] : undefined;
    if (pause !== undefined && !this.#isClosed && this.#isLatest(trip)) {
      trip.attempt++;
      const timer = setTimeout(() => {
        this.#pauses.delete(timer);
        this.#ready.push(trip);
        this.#goOn();
      }, pause);
      this.#pauses.add(timer.unref());
      return;
    }
    if (this.#isLatest(trip)) this.#trips.delete(keyOf(trip));
    const outcome = outcomeOf(status);
    count(outcome);
    // The host alone: whoever knows the rest of the address could write to the device.
    if (outcome === 'failed') log.warn({ service: letter.endpoint.host, status }, 'a push was not taken');
  }

  /** What the push service answers; one that cannot be reached is one that may answer later. */
  #post(letter: Letter): Promise<number> {
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(LONGEST_MS)]);
    return post(letter, this.#parts.services.lookup, signal).catch(() => 503);
  }

  #isLatest(trip: Trip): boolean {
    return this.#trips.get(keyOf(trip)) === trip;
  }
}

function keyOf({ device, notice }: Trip): string {
  return `${device.endpoint} ${notice.table}`;
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  return status === 404 || status === 410 ? 'gone' : 'failed';
}
