import { type Chance, type ChanceSource, ScriptedChance, SeededChance } from '@stolik/core';
import { digest } from '@stolik/fair';
import { vi } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { type Server, startServer } from '../src/start.ts';
import type { Store } from '../src/store/store.ts';
import { BotsByHand } from './bots-by-hand.ts';
import { ask, type Visitor, visit, Wire } from './wire.ts';

/** What one person does at one moment: requests over the socket, in order, then questions over HTTP. */
export interface Beat {
  /** A seat, or the spectator, who is after all seats. */
  readonly who: number;
  readonly asks: readonly object[];
  /** What the bot in this seat decides instead, each time it is asked. */
  readonly answers?: readonly (readonly unknown[])[];
  /** Leaves the seat to a bot. */
  readonly leaves?: 'away' | 'resign';
  /** Proposes something to the others, or agrees to the same. */
  readonly proposes?: object;
  /** Asks for the table and its log, and looks at the table as if coming back. */
  readonly looks?: boolean;
  /** The server is stopped and started again before this. */
  readonly restarts?: boolean;
}

/** Everything in a world that the players do not decide. */
export interface Fate {
  /** The outcomes of the deal; drawn from a seed of the test when absent. */
  readonly deal?: readonly number[];
  /** From this draw on, chance is another: the deal is draw 0, then each line that draws counts. */
  readonly turnsAt?: number;
}

export interface StageSetup {
  readonly game: string;
  readonly seats: number;
  readonly options?: unknown;
  readonly store: string;
  readonly fate?: Fate;
  /** Seats of bots, where anybody may be one or become one: they decide what beats say. The person there only watches. */
  readonly bots?: readonly number[];
}

/** What moves in a world. */
interface StageWorld {
  now: number;
  draws: number;
  store: Store | undefined;
  readonly bots: BotsByHand | undefined;
}

export const SEED = 'the-seed-that-nobody-may-see';
const NAMES = ['Anna', 'Ben', 'Cleo'];
const BEGIN = 1_700_000_000_000;
const BEAT = 1_000;
/** While the server is away, whoever worked on something is given up. */
const RESTART = 10_000;

/** The chance of a world, for the same draw the same however many secret lines lie between. */
export function chanceOf(
  { deal, turnsAt = Number.POSITIVE_INFINITY }: Fate,
  onDraw: (draw: number) => void = () => {},
): ChanceSource {
  return {
    commitment: digest(SEED),
    digest,
    next: ({ lines }): Chance => {
      if (lines.length === 0 && deal) return new ScriptedChance(deal);
      const draw = lines.filter((line) => 'outcomes' in line).length;
      const chance = new SeededChance(`${draw >= turnsAt ? 'other' : 'this'}/${draw}`);
      return {
        int: (n) => {
          onDraw(draw);
          return chance.int(n);
        },
      };
    },
  };
}

/**
 * A real server in a world where nothing is left to chance, with a person on every seat and a spectator. What each of
 * them receives is kept as text.
 */
export class Stage {
  readonly table: string;
  readonly people: readonly Visitor[];
  readonly #setup: StageSetup;
  readonly #http: string[][];
  readonly #world: StageWorld;
  #server: Server;
  /** For each person a page that watches, and one that is open somewhere else. */
  readonly #pages: { readonly main: Wire[]; readonly idle: Wire[] }[];
  readonly #asked: number[];
  readonly #bots: BotsByHand | undefined;
  readonly #botSeats: Set<number>;

  private constructor(setup: StageSetup, server: Server, people: Visitor[], table: string, world: StageWorld) {
    this.#setup = setup;
    this.#server = server;
    this.#botSeats = new Set(setup.bots);
    this.#bots = world.bots;
    this.people = people;
    this.table = table;
    this.#world = world;
    this.#http = people.map(() => []);
    this.#pages = people.map(() => ({ main: [], idle: [] }));
    this.#asked = people.map(() => 0);
  }

  static async open(setup: StageSetup): Promise<Stage> {
    const world: StageWorld = { now: BEGIN, draws: 0, store: undefined, bots: setup.bots && new BotsByHand() };
    const server = await serve(setup, world);
    const people: Visitor[] = [];
    for (const name of NAMES.slice(0, setup.seats).concat('Guest')) people.push(await visit(server.address, name));
    const wanted = {
      game: setup.game,
      // Nobody is dealt anything before all are there.
      seats: Array.from({ length: setup.seats }, (_, i) => ({
        kind: i === 0 && !setup.bots?.includes(0) ? 'me' : 'open',
      })),
      visibility: 'public',
      pace: { kind: 'live', minutes: 180, increment: 5 },
      options: setup.options,
      entropy: entropyOf(0),
    };
    const made = (await (await ask(server.address, people[0], '/api/tables', wanted)).json()) as { id: string };
    const stage = new Stage(setup, server, people, made.id, world);
    await stage.#enter();
    await stage.#attended();
    for (let seat = 1; seat < setup.seats; seat++) {
      if (stage.isBot(seat)) continue;
      await ask(server.address, people[seat], `/api/tables/${made.id}/seats`, { seat, entropy: entropyOf(seat) });
    }
    for (const seat of setup.bots ?? []) {
      const bot = { kind: 'bot', level: 'easy' };
      await ask(server.address, people[0], `/api/tables/${made.id}/seats/${seat}`, bot, 'PUT');
    }
    await stage.settle();
    return stage;
  }

  /** Plays one beat; resolves with the answers when everybody has received what it led to. */
  async play({ who, asks, answers = [], leaves, proposes, looks, restarts }: Beat): Promise<{ readonly is: string }[]> {
    this.#world.now += BEAT;
    if (restarts) await this.#restart();
    const main = this.#pages[who].main.at(-1) as Wire;
    const told = [];
    for (const one of asks) {
      told.push(await main.ask({ ...one, id: `${who}-${this.#asked[who]++}`, table: this.table }));
    }
    if (leaves) {
      await this.#request(who, `/api/tables/${this.table}/${leaves}`, {});
      this.#botSeats.add(who);
    }
    if (proposes) await this.#request(who, `/api/tables/${this.table}/proposal`, proposes);
    for (const moves of answers) await this.#answerAsBot(who, moves);
    if (looks) {
      const own = `/api/tables/${this.table}`;
      for (const path of [own, `${own}/log`, '/api/tables?status=running', '/api/me/tables']) {
        await this.#request(who, path);
      }
      await main.ask({ do: 'watch', id: `look-${this.#http[who].length}`, table: this.table, from: 2 } as {
        id: string;
      });
    }
    await this.settle();
    await this.#noteBotWork();
    return told;
  }

  /** Whether a bot decides for this seat. */
  isBot(who: number): boolean {
    return this.#botSeats.has(who);
  }

  /** What a seat sees that is to decide: its person, or the bot that was asked. */
  viewOf(who: number): unknown {
    const { seat, view } = this.#bots?.question ?? {};
    return this.isBot(who) && seat === who ? view : this.lookOf(who).view;
  }

  /** How often chance was drawn: for the deal, and for each line that drew any. */
  get draws(): number {
    return this.#world.draws;
  }

  /** What a person was last shown of the game. */
  lookOf(who: number) {
    return (this.#pages[who].main.at(-1) as Wire).look;
  }

  /** Resolves when everything that was sent so far has arrived. */
  async settle(): Promise<void> {
    await this.#botsRest();
    await Promise.all(
      this.#pages.flatMap(({ main, idle }, who) =>
        [main, idle].map((wires) => (wires.at(-1) as Wire).ask({ do: 'ping', id: `settled-${who}` })),
      ),
    );
  }

  /**
   * Everything a person received, in order for each page. Ids of people come from the sign-in library and are other ones
   * in each world, so each is replaced by its place here: they say nothing about the game.
   */
  async receivedBy(who: number): Promise<Readonly<Record<string, readonly string[]>>> {
    await this.settle();
    const { main, idle } = this.#pages[who];
    const plain = (text: string) => this.people.reduce((all, { id }, i) => all.replaceAll(id, `person-${i}`), text);
    const framesOf = (wires: Wire[]) =>
      wires
        .flatMap(({ frames }) => frames)
        .filter(isNoPing)
        .map(plain);
    return {
      main: framesOf(main),
      idle: framesOf(idle),
      http: this.#http[who].map(plain),
      bot: this.#bots?.notesOf(who).map(plain) ?? [],
    };
  }

  async close(): Promise<void> {
    await this.#leave();
    await this.#server.close();
  }

  async #enter(): Promise<void> {
    for (const [who, person] of this.people.entries()) {
      const main = await Wire.open(this.#server.address, person);
      this.#pages[who].main.push(main);
      this.#pages[who].idle.push(await Wire.open(this.#server.address, person));
      await main.ask({ do: 'watch', id: `watch-${who}`, table: this.table });
    }
  }

  /** Resolves when it is written that everybody follows the table: then no clock waits for anybody. */
  async #attended(): Promise<void> {
    const present = () =>
      this.#world.store?.reads
        .selectFrom('presence')
        .select('person')
        .where('tableId', '=', this.table)
        .where('gone', 'is', null)
        .execute();
    await vi.waitUntil(async () => (await present())?.length === this.people.length, { timeout: 60_000, interval: 20 });
  }

  async #leave(): Promise<void> {
    for (const { main, idle } of this.#pages) await Promise.all([...main, ...idle].map((wire) => wire.leave()));
  }

  async #request(who: number, path: string, body?: object): Promise<void> {
    const response = await ask(this.#server.address, this.people[who], path, body);
    this.#http[who].push(`${response.status} ${await response.text()}`);
  }

  /** Decides for a bot; once more if its answer came too late, because everybody knew more by then. */
  async #answerAsBot(seat: number, moves: readonly unknown[]): Promise<void> {
    const before = await this.#lines();
    while ((await this.#lines()) === before) {
      this.#bots?.answer(seat, moves);
      await this.#botsRest();
    }
  }

  async #lines(): Promise<number | undefined> {
    const rows = await this.#world.store?.reads.selectFrom('line').select('seq').execute();
    return rows?.length;
  }

  /** Resolves when a bot has been asked, if one has to decide, and everybody was told what bots have decided. */
  async #botsRest(): Promise<void> {
    if (!this.#bots) return;
    await vi.waitUntil(async () => ((await this.#job()) !== undefined) === (this.#bots?.question !== undefined), {
      timeout: 60_000,
      interval: 5,
    });
    // It is answered after everything else that was done at the table.
    await fetch(`${this.#server.address}/api/tables/${this.table}`);
  }

  #job() {
    return this.#world.store?.reads.selectFrom('job').select(['since', 'attempts']).executeTakeFirst();
  }

  /** What is kept about the work of a bot that has to decide. */
  async #noteBotWork(): Promise<void> {
    const { question } = this.#bots ?? {};
    if (question) this.#bots?.note(question.seat, await this.#job());
  }

  async #restart(): Promise<void> {
    await this.settle();
    await this.#leave();
    await this.#server.close();
    this.#bots?.forget();
    this.#world.now += RESTART;
    this.#server = await serve(this.#setup, this.#world);
    await this.#enter();
  }
}

/** What each player adds to the seed. */
export function entropyOf(seat: number): string {
  return `the-luck-of-seat-${seat}`;
}

function serve({ store, fate = {} }: StageSetup, world: StageWorld): Promise<Server> {
  let ids = 0;
  const environment = { DATABASE_URL: store, PORT: '0', HOST: '127.0.0.1', STOLIK_RATE_LIMITS: 'off' };
  return startServer({
    settings: readSettings({ ...environment, LOG_LEVEL: 'error' }),
    storeAs: (opened) => {
      world.store = opened;
      return opened;
    },
    world: {
      now: () => world.now,
      time: () => world.now,
      newId: () => `id-${ids++}`,
      newSeed: () => SEED,
      sourceOf: () =>
        chanceOf(fate, (draw) => {
          world.draws = draw + 1;
        }),
    },
  });
}

function isNoPing(frame: string): boolean {
  return !frame.includes('"id":"settled-');
}
