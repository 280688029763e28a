import { reachOf, type SearchPace } from '@stolik/protocol';

/** A game for so many, which somebody would play. */
export interface Choice {
  readonly game: string;
  readonly seats: number;
}

/** Somebody who waits for others. */
export interface Seeker {
  readonly person: string;
  readonly since: number;
  /** Each for itself would do; of equal ones the first. */
  readonly choices: readonly Choice[];
  readonly pace: SearchPace;
  readonly isRated: boolean;
  /** Bots may take what seats are left. */
  readonly withBots: boolean;
  /** How strong they are at each of the games. */
  readonly strengths: Readonly<Record<string, number>>;
  /** Whom they have blocked, or are blocked by. */
  readonly apart: ReadonlySet<string>;
}

/** Those who are to play together, whoever waited longest first. Where they are fewer than the seats, bots take the others. */
export interface Party<S extends Seeker = Seeker> extends Choice {
  readonly people: readonly S[];
}

/** Those among whom companions are looked for: the nearest in strength. */
const MOST_NEAR = 24;

/**
 * Who plays with whom. Whoever waited longest chooses first: among all who want the same and are in reach the largest table,
 * then the company that is nearest in strength. Nobody at a table is further from anybody there than the one who waited
 * longest reaches, and nobody sits with whom they have blocked.
 */
export function match<S extends Seeker>(seekers: readonly S[], now: number): Party<S>[] {
  const waiting = [...seekers].sort((a, b) => a.since - b.since || (a.person < b.person ? -1 : 1));
  const left = new Set(waiting);
  const queues = new Map<string, Queue<S>>();
  for (const seeker of waiting) {
    for (const choice of seeker.choices) {
      const key = keyOf(seeker, choice);
      const queue = queues.get(key) ?? new Queue<S>(choice.game, left);
      queues.set(key, queue.add(seeker));
    }
  }
  const parties: Party<S>[] = [];
  for (const first of left) {
    const reach = reachOf(first.pace, now - first.since) ?? Number.POSITIVE_INFINITY;
    const near = first.choices.map((choice) => queues.get(keyOf(first, choice))?.near(first, reach) ?? []);
    const party = fullParty(first, near, reach) ?? (first.withBots ? filledParty(first, near, reach) : undefined);
    if (!party) continue;
    parties.push(party);
    for (const person of party.people) left.delete(person);
  }
  return parties;
}

/** Whether two want the same kind of game, and nothing keeps them apart. */
export function meets(one: Seeker, other: Seeker): boolean {
  return one.pace === other.pace && one.isRated === other.isRated && !isApart(one, other);
}

/** Those who wait for the same. */
class Queue<S extends Seeker> {
  readonly #game: string;
  /** Those who are not seated yet, in whatever queue. */
  readonly #left: ReadonlySet<S>;
  readonly #people: S[] = [];
  #isSorted = true;

  constructor(game: string, left: ReadonlySet<S>) {
    this.#game = game;
    this.#left = left;
  }

  add(seeker: S): this {
    this.#people.push(seeker);
    this.#isSorted = false;
    return this;
  }

  /** Those within reach who may sit with somebody, the nearest in strength first, of equals whoever waited longer. */
  near(first: S, reach: number): S[] {
    if (!this.#isSorted) this.#people.sort((a, b) => this.#strengthOf(a) - this.#strengthOf(b));
    this.#isSorted = true;
    const found: S[] = [];
    const place = this.#people.indexOf(first);
    let [below, above] = [place - 1, place + 1];
    while (found.length < MOST_NEAR) {
      const [weaker, stronger] = [this.#people[below], this.#people[above]];
      const gaps = [weaker, stronger].map((one) => (one ? gapOf(first, one, this.#game) : Number.POSITIVE_INFINITY));
      if (Math.min(...gaps) > reach || (!weaker && !stronger)) break;
      const isWeaker = gaps[0] < gaps[1] || (gaps[0] === gaps[1] && weaker.since < stronger.since);
      const next = isWeaker ? weaker : stronger;
      if (isWeaker) below--;
      else above++;
      if (this.#left.has(next) && !isApart(first, next)) found.push(next);
    }
    return found;
  }

  #strengthOf({ strengths }: S): number {
    return strengths[this.#game];
  }
}

function keyOf({ pace, isRated }: Seeker, { game, seats }: Choice): string {
  return `${pace} ${isRated} ${game} ${seats}`;
}

function isApart(one: Seeker, other: Seeker): boolean {
  return one.apart.has(other.person) || other.apart.has(one.person);
}

function gapOf(one: Seeker, other: Seeker, game: string): number {
  return Math.abs(one.strengths[game] - other.strengths[game]);
}

/** A table of people alone: the largest, of those the nearest in strength. */
function fullParty<S extends Seeker>(first: S, near: readonly (readonly S[])[], reach: number): Party<S> | undefined {
  let best: { party: Party<S>; spread: number } | undefined;
  for (const [i, choice] of first.choices.entries()) {
    if (near[i].length < choice.seats - 1 || (best && choice.seats < best.party.seats)) continue;
    const people = companions(first, near[i], choice, reach);
    if (people.length < choice.seats) continue;
    const spread = Math.max(...people.map((other) => gapOf(first, other, choice.game)));
    if (best && choice.seats === best.party.seats && spread >= best.spread) continue;
    best = { party: { ...choice, people }, spread };
  }
  return best?.party;
}

/** A table that bots fill, of those who want that: with as many people and as few bots as may be. */
function filledParty<S extends Seeker>(first: S, near: readonly (readonly S[])[], reach: number): Party<S> | undefined {
  let best: Party<S> | undefined;
  for (const [i, choice] of first.choices.entries()) {
    const willing = near[i].filter(({ withBots }) => withBots);
    const people = companions(first, willing, choice, reach);
    const more = people.length - (best?.people.length ?? 0);
    if (!best || more > 0 || (more === 0 && choice.seats < best.seats)) best = { ...choice, people };
  }
  return best;
}

/** The most people who may sit at one table with the first; the nearest in strength before others. */
function companions<S extends Seeker>(first: S, near: readonly S[], { game, seats }: Choice, reach: number) {
  const fits = (people: readonly S[], one: S) =>
    people.every((other) => !isApart(one, other) && gapOf(one, other, game) <= reach);
  let best: readonly S[] = [first];
  const grow = (people: readonly S[], from: number) => {
    if (people.length > best.length) best = people;
    for (let i = from; i < near.length && best.length < seats; i++) {
      if (fits(people, near[i])) grow([...people, near[i]], i + 1);
    }
  };
  grow(best, 0);
  return best;
}
