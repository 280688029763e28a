import {
  type DoneFrame,
  type HeardFrame,
  isAside,
  type ViewerLine as Line,
  type Look,
  MOST_SHOWN,
  type Said,
  type Stream,
  type StreamRequest,
  type TableInfo,
} from '@stolik/protocol/page';
import type { Happening } from '../session/session.ts';
import { goOnline, onFrame } from './connection.ts';

/** What the server has told about a table. Never changed in place. */
export interface TableState {
  readonly info: TableInfo;
  /** The viewer's own seat. */
  readonly seat: number | undefined;
  /** The game, once it has started. */
  readonly look: Look | undefined;
  /** What stands: what was taken back is left out. */
  readonly happened: readonly Happening[];
  readonly said: readonly Said[];
  /** What those who look on say among themselves; players read it when the game is over. */
  readonly asides: readonly Said[];
  /** How many people look on. */
  readonly onlookers: number;
  /** Who went from the table or is there again while this page looked: nobody keeps that. */
  readonly comings: readonly Coming[];
  /** The last play that was told with the whole table, when the connection came back. */
  readonly caughtUp?: number | undefined;
  /** How often the whole table was told: at first, and after every break. */
  readonly told: number;
}

/** Nobody's page follows the table for them any more, or one does again. */
export interface Coming {
  readonly seat: number;
  readonly isBack: boolean;
  /** The number of what was said last before it. */
  readonly after: number;
}

/** A request at one table. */
export type TableRequest = StreamRequest extends infer R
  ? R extends { table: string }
    ? Omit<R, 'table'>
    : never
  : never;

/** A table as the server tells it, from the first frame on and through every break of the connection. */
export class TableFeed {
  readonly id: string;
  readonly #stream: Stream;
  readonly #listeners = new Set<() => void>();
  readonly #deafen: () => void;
  #state: TableState | undefined;

  private constructor(id: string, stream: Stream) {
    this.id = id;
    this.#stream = stream;
    this.#deafen = onFrame((frame) => this.#hear(frame));
  }

  /** Looks at a table; a `Refused` if the server has none of that name. */
  static async open(id: string): Promise<TableFeed> {
    const stream = await goOnline();
    const feed = new TableFeed(id, stream);
    try {
      await stream.watch(id);
    } catch (error) {
      feed.close();
      throw error;
    }
    return feed;
  }

  /** There is one from `open` on: the frame comes before the answer. */
  state(): TableState {
    if (!this.#state) throw new Error('the table was not told');
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  ask(request: TableRequest, id?: string): Promise<DoneFrame> {
    return this.#stream.ask({ ...request, table: this.id } as StreamRequest, id);
  }

  /** Whether a request has stayed here for want of a connection, and asks for something else under its id. */
  isUnsent(id: string): boolean {
    return this.#stream.isUnsent(id);
  }

  amend(request: TableRequest, id: string): void {
    this.#stream.amend({ ...request, table: this.id } as StreamRequest, id);
  }

  /** Takes over what a request about the table answered, before the server tells it. */
  learn(info: TableInfo): void {
    if (this.#state && info.updated >= this.#state.info.updated) this.#set(withInfo(this.#state, info));
  }

  close(): void {
    this.#deafen();
    this.#listeners.clear();
    this.#stream.unwatch(this.id);
  }

  #hear(frame: HeardFrame): void {
    const state = this.#state;
    switch (frame.is) {
      case 'table': {
        if (frame.info.id !== this.id) return;
        const { info, seat, look, said } = frame;
        const isSame = state !== undefined && state.seat === seat;
        // Other eyes count other lines: what they saw before is told anew.
        if (!isSame && look && frame.happened[0]?.at !== 0) this.#stream.watch(this.id).catch(() => {});
        const happened = withLines(isSame ? state.happened : [], frame.happened);
        const { comings } = state ? withInfo(state, info) : { comings: [] };
        const caughtUp = isSame ? happened.at(-1)?.seq : undefined;
        this.#set({
          info,
          seat,
          look: look && steady(isSame ? state.look : undefined, look),
          happened,
          said: said.filter((one) => !isAside(one)),
          asides: said.filter(isAside),
          onlookers: frame.onlookers ?? 0,
          comings,
          caughtUp,
          told: (state?.told ?? 0) + 1,
        });
        return;
      }
      case 'update': {
        if (frame.table !== this.id || !state) return;
        const happened = withLines(state.happened, frame.happened);
        this.#set({ ...state, look: steady(state.look, frame.look), happened });
        return;
      }
      case 'info':
        if (frame.info.id === this.id && state) this.#set(withInfo(state, frame.info));
        return;
      case 'said': {
        if (frame.table !== this.id || !state) return;
        this.#set({
          ...state,
          said: withSaid(
            state.said,
            frame.said.filter((one) => !isAside(one)),
          ),
          asides: withSaid(state.asides, frame.said.filter(isAside)),
        });
        return;
      }
      case 'onlookers':
        if (frame.table === this.id && state) this.#set({ ...state, onlookers: frame.count });
        return;
    }
  }

  #set(state: TableState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** What was said before and now; what is told again has lost its words since. */
function withSaid(known: readonly Said[], told: readonly Said[]): readonly Said[] {
  if (told.length === 0) return known;
  return [...new Map([...known, ...told].map((one) => [one.n, one])).values()].slice(-MOST_SHOWN);
}

/** The same with what is new about the table, and who came or went by it. */
function withInfo(state: TableState, info: TableInfo): TableState {
  const last = state.said.at(-1)?.n ?? -1;
  const news = info.seats.flatMap((now, seat): Coming[] => {
    const before = state.info.seats[seat];
    const isBack = now.awaySince === undefined;
    // Who goes to a bot and comes back from one is told by the table.
    const isNews = [before, now].every(({ standIn }) => standIn === undefined);
    const hasChanged = (before.awaySince === undefined) !== isBack;
    // Nobody was there before a live game began: that everybody has come is told by the table.
    const isFirst = before.isAwaited === true || state.info.status === 'open';
    return info.status === 'running' && isNews && hasChanged && !isFirst && seat !== state.seat
      ? [{ seat, isBack, after: last }]
      : [];
  });
  return { ...state, info, comings: [...state.comings, ...news].slice(-MOST_SHOWN) };
}

/** The same position stays the same object: whatever a player holds stays in hand. */
function steady(before: Look | undefined, look: Look): Look {
  return before?.at === look.at ? { ...look, view: before.view } : look;
}

/** What stands after these lines; lines that are told again count once. */
function withLines(happened: readonly Happening[], lines: readonly Line[]): readonly Happening[] {
  const [first] = lines;
  if (!first) return happened;
  let kept = happened.filter(({ seq }) => seq < first.at);
  for (const { at, seat, events, undoes } of lines) {
    if (undoes === undefined) kept.push({ seq: at, seat, events });
    else kept = kept.filter(({ seq }) => seq !== undoes);
  }
  return kept;
}
