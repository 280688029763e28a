import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';
import type { TableRecord } from './record.ts';
import type { KeptSaid } from './said.ts';
import type { KeptLine } from './table.ts';

const CHANNEL = 'tables';
/** Stores carry little more than this in one notification; news that is longer is read instead. */
const MOST_BYTES = 7_000;

/** What was known of a table before a change: whose turn it was, how often its seats had changed, and who sat there. */
export interface TableBefore extends Pick<TableRecord, 'owes' | 'revision'> {
  readonly people: readonly string[];
}
/** Nothing was known of a table before it was made. */
export const UNMADE: TableBefore = { owes: [], revision: -1, people: [] };

export function beforeOf(record: TableRecord): TableBefore {
  return { owes: record.owes, revision: record.revision, people: peopleOf(record) };
}

function peopleOf({ seats }: TableRecord): string[] {
  return seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
}

/** What a change can change of a record; the rest, its secret seed too, is as it was when the table was made. */
type Changing = Omit<TableRecord, (typeof FIXED)[number]>;
const FIXED = [
  'id',
  'game',
  'version',
  'options',
  'pace',
  'visibility',
  'standIn',
  'circle',
  'isRated',
  'hasHints',
  'seed',
  'commitment',
  'created',
  'daily',
] as const satisfies (keyof TableRecord)[];

/** What of that need not be there. */
type Absent = { [Part in keyof Changing as undefined extends Changing[Part] ? Part : never]: undefined };

/** What a play changes of a record. */
type Progress = Pick<TableRecord, 'updated' | 'owes' | 'clock' | 'deadline' | 'played' | 'head'>;

/** What a change made of a table: all that another node needs to make the same of its own. */
export interface News<R> {
  readonly record: R;
  readonly lines: readonly KeptLine[];
  readonly said: readonly KeptSaid[];
}

/** What one node tells the others about a table. */
export interface Word {
  readonly table: string;
  /** Its version now. */
  readonly head: number;
  readonly before: TableBefore;
  /** Who sits there now, where that may be others than before. */
  readonly people?: readonly string[];
  /** Whether its seats or its status, which the lobby shows, are others now. */
  readonly concernsLobby?: boolean;
  /** How it came from the version before this one, where that is short. */
  readonly news?: News<Changing | Progress>;
}

/** The word about a change that was kept. */
export function wordOf(before: TableBefore, { record, lines, said }: News<TableRecord>): Word {
  const { id, updated, owes, clock, deadline, played, head } = record;
  const isRevised = record.revision !== before.revision;
  return {
    table: id,
    head,
    before,
    ...(isRevised ? { people: peopleOf(record) } : {}),
    ...(isRevised && record.visibility === 'public' ? { concernsLobby: true } : {}),
    news: { record: isRevised ? changingOf(record) : { updated, owes, clock, deadline, played, head }, lines, said },
  };
}

function changingOf(record: TableRecord): Changing {
  const changing: Partial<TableRecord> = { ...record };
  for (const part of FIXED) delete (changing as Record<string, unknown>)[part];
  return changing as Changing;
}

/** The news of a word for a table that was the version before; `undefined` where it does not fit. */
export function newsFor(before: TableRecord, { head, news }: Word): News<TableRecord> | undefined {
  if (!news || before.head !== head - 1) return undefined;
  // On its way a word lost what is not there.
  const absent = { clock: undefined, deadline: undefined };
  const seldom = { ended: undefined, rematch: undefined, asleep: undefined, awaited: undefined, network: undefined };
  const asked = { proposal: undefined, reminded: undefined };
  const known = 'revision' in news.record ? ({ ...absent, ...seldom, ...asked } satisfies Absent) : absent;
  return { ...news, record: { ...before, ...known, ...news.record } };
}

interface WordsParts {
  readonly store: Store;
  readonly log: FastifyBaseLogger;
  /** What time it is here, by the time in which servers live. */
  time(): number;
  /** What time it is at another node. */
  hearTime?(time: number): void;
}

/**
 * Words between nodes. They leave after the commit, many at once, and may come late, twice or never: whoever hears one
 * looks at the head, and everybody looks at the heads now and then.
 */
export class Words {
  readonly #parts: WordsParts;
  /** How every notification of this node begins. */
  readonly #beginning: string;
  #waiting: string[] = [];
  #isSending = false;

  constructor(parts: WordsParts, node: string) {
    this.#parts = parts;
    this.#beginning = `{"node":${JSON.stringify(node)},`;
  }

  /** Hears the words of the other nodes. The answer ends it. */
  listen(hear: (word: Word) => void): Promise<() => void> {
    return this.#parts.store.listen(CHANNEL, (payload) => {
      // One's own words come back too.
      if (payload.startsWith(this.#beginning)) return;
      const { time, words } = JSON.parse(payload) as { time: number; words: Word[] };
      this.#parts.hearTime?.(time);
      for (const word of words) hear(word);
    });
  }

  tell(word: Word): void {
    const text = JSON.stringify(word);
    const isShort = Buffer.byteLength(text) <= MOST_BYTES;
    this.#waiting.push(isShort ? text : JSON.stringify({ ...word, news: undefined }));
    if (this.#isSending) return;
    this.#isSending = true;
    // Whatever else is committed in this moment goes along.
    setImmediate(() => this.#send());
  }

  async #send(): Promise<void> {
    while (this.#waiting.length > 0) {
      const words = this.#waiting;
      this.#waiting = [];
      const { store, log, time } = this.#parts;
      const payloads = packed(words).map((pack) => `${this.#beginning}"time":${time()},"words":[${pack.join()}]}`);
      await store.tell(CHANNEL, payloads).catch((error) => log.warn(error, 'other nodes were not told'));
    }
    this.#isSending = false;
  }
}

/** As many texts together as one notification carries. */
function packed(texts: readonly string[]): string[][] {
  const packs: string[][] = [];
  let room = 0;
  for (const text of texts) {
    const bytes = Buffer.byteLength(text) + 1;
    if (bytes > room) {
      packs.push([]);
      room = MOST_BYTES + 1;
    }
    packs.at(-1)?.push(text);
    room -= bytes;
  }
  return packs;
}
