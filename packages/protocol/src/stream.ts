import { MOST_FRAME } from './bounds.ts';
import { withDifference } from './difference.ts';
import type { Refusal } from './error.ts';
import type { ClientFrame, HeardFrame, ServerFrame } from './frames.ts';
import { PROTOCOL } from './version.ts';

// Pages, workers and Node all have these; the types of none are known here.
declare function setTimeout(run: () => void, ms: number): unknown;
declare function clearTimeout(timer: unknown): void;

/** What a socket must be able to do: a browser's can, and so can that of `ws`. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

/** Whether the server can be heard. */
export type StreamState = 'connecting' | 'open' | 'waiting' | 'closed' | 'outdated';

export interface StreamParts {
  connect(): Socket;
  /** An id that nobody else makes. */
  newId(): string;
  /** From 0 up to 1: spreads those who come back after a restart. */
  random(): number;
  /** Everything the server says but the answers to requests. */
  onFrame(frame: HeardFrame): void;
  onState?(state: StreamState): void;
}

/** The answer to a request. */
export type DoneFrame = Extract<ServerFrame, { is: 'done' }>;
/** A request as its sender thinks of it. */
export type StreamRequest = ClientFrame extends infer F ? (F extends ClientFrame ? Omit<F, 'id'> : never) : never;

/** The server has answered a request with no. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.name = 'Refused';
    this.refusal = refusal;
  }
}

/** What a page was shown of a game last. */
interface Seen {
  readonly at: number;
  readonly view: unknown;
}

interface Waiting {
  frame: ClientFrame;
  /** Whether the server may have heard of it. */
  isSent: boolean;
  resolve(done: DoneFrame): void;
  reject(error: Error): void;
}

/** Milliseconds before the first attempt to come back, and the longest wait. */
const SHORTEST = 200;
const LONGEST = 5_000;
/** A server that says nothing for so long is asked for a sign of life, and then has this long to give it. */
const SILENCE = 30_000;
const PATIENCE = 10_000;
/** What the server says when the same request, sent again, may well be done; and how long to wait before it. */
const AGAIN = ['slow-down', 'not-kept'];
const BREAK = 500;
/** What could not be shown is asked for again: a page must not go deaf because a server stumbled once. */
const WATCH_AGAIN = [...AGAIN, 'internal'];

/**
 * A connection that mends itself. What was asked and not answered is asked again with the same id, so that it happens
 * once; every watched table goes on from the last line that was seen, and so does a look at the lobby.
 */
export class Stream {
  readonly #parts: StreamParts;
  readonly #waiting = new Map<string, Waiting>();
  /** The tables watched, and what was last seen of each. */
  readonly #watched = new Map<string, Seen | undefined>();
  #isBrowsing = false;
  #socket: Socket | undefined;
  #state: StreamState = 'connecting';
  #attempts = 0;
  #timer: unknown;

  constructor(parts: StreamParts) {
    this.#parts = parts;
    this.#connect();
  }

  get state(): StreamState {
    return this.#state;
  }

  /**
   * Asks for something; resolves when it is done and kept, whatever happens to the connection meanwhile. What an earlier page
   * may have asked already has its `id` from there.
   */
  ask(request: StreamRequest, id = this.#parts.newId()): Promise<DoneFrame> {
    const frame = { ...request, id } as ClientFrame;
    // It would end this connection and, sent again, every one after it.
    if (JSON.stringify(frame).length > MOST_FRAME) {
      return Promise.reject(new Refused({ code: 'too-large', message: 'that is too long to be sent' }));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.set(frame.id, { frame, isSent: false, resolve, reject });
      if (this.#state === 'open') this.#send(frame);
    });
  }

  /** Whether what waits under this id has stayed here: then it may still be another. */
  isUnsent(id: string): boolean {
    return this.#waiting.get(id)?.isSent === false;
  }

  /** Asks for something else under the same id, where nothing has been sent. */
  amend(request: StreamRequest, id: string): void {
    const waiting = this.#waiting.get(id);
    if (waiting && !waiting.isSent) waiting.frame = { ...request, id } as ClientFrame;
  }

  /** Looks at a table until `unwatch`. */
  watch(table: string): Promise<DoneFrame> {
    this.#watched.set(table, undefined);
    return this.ask({ do: 'watch', table });
  }

  unwatch(table: string): void {
    this.#watched.delete(table);
    this.#abandon((frame) => frame.do === 'watch' && frame.table === table);
    // Where the connection is down there is nothing to end.
    if (this.#state === 'open') this.ask({ do: 'unwatch', table }).catch(() => {});
  }

  /** Looks at the lobby until `unbrowse`. */
  browse(): void {
    this.#isBrowsing = true;
    // Where the connection is down the next one begins with it.
    if (this.#state === 'open') this.ask({ do: 'browse' }).catch(() => {});
  }

  unbrowse(): void {
    this.#isBrowsing = false;
    this.#abandon((frame) => frame.do === 'browse');
    if (this.#state === 'open') this.ask({ do: 'unbrowse' }).catch(() => {});
  }

  /** The device says that it is online again: tries at once, or asks whether the old connection still holds. */
  hurry(): void {
    if (this.#state === 'waiting') this.#connect();
    if (this.#state === 'open') this.#probe();
  }

  /** The device says that it has no network: whatever is said now waits for the next connection. */
  lose(): void {
    if (this.#state === 'open' || this.#state === 'connecting') this.#giveUp();
  }

  close(): void {
    this.#setState('closed');
    clearTimeout(this.#timer);
    this.#socket?.close();
    for (const { reject } of this.#waiting.values()) reject(new Error('the connection was closed'));
    this.#waiting.clear();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#setState('connecting');
    let socket: Socket;
    try {
      socket = this.#parts.connect();
    } catch {
      this.#retryLater();
      return;
    }
    this.#socket = socket;
    const isCurrent = () => this.#socket === socket && this.#state !== 'closed';
    socket.onmessage = (event) => {
      if (isCurrent()) this.#hear(JSON.parse(String(event.data)));
    };
    // What is wrong with a socket is told by its end.
    socket.onerror = () => {};
    socket.onclose = () => {
      if (isCurrent()) this.#retryLater();
    };
    this.#expect(PATIENCE, () => this.#giveUp());
  }

  #hear(frame: ServerFrame): void {
    this.#expect(SILENCE, () => this.#probe());
    switch (frame.is) {
      case 'welcome':
        if (frame.protocol !== PROTOCOL) {
          this.#retire();
          return;
        }
        this.#resume();
        break;
      case 'done':
        this.#settle(frame.id, ({ resolve }) => resolve(frame));
        return;
      case 'refused':
        if (frame.id === undefined) break;
        if (this.#mayPass(frame.id, frame.refusal)) this.#sendLater(frame.id);
        else this.#settle(frame.id, ({ reject }) => reject(new Refused(frame.refusal)));
        return;
      case 'table':
        if (this.#watched.has(frame.info.id)) this.#watched.set(frame.info.id, frame.look as Seen | undefined);
        break;
      case 'update': {
        const { change, ...update } = frame;
        const seen = this.#watched.get(frame.table);
        // Said before the server heard that nobody looks any more.
        if (!seen) return;
        const look = { ...frame.look, view: withDifference(seen.view, change) };
        this.#watched.set(frame.table, look);
        this.#parts.onFrame({ ...update, look });
        return;
      }
    }
    this.#parts.onFrame(frame);
  }

  /** The server speaks another language since it was renewed: only a fresh page understands it. */
  #retire(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = undefined;
    this.#setState('outdated');
    socket?.close();
  }

  /** The server knows who is there: what was looked at and what was asked goes on. */
  #resume(): void {
    this.#attempts = 0;
    this.#setState('open');
    const asked = new Set(
      [...this.#waiting.values()].flatMap(({ frame }) => (frame.do === 'watch' ? [frame.table] : [])),
    );
    for (const table of this.#watched.keys()) {
      if (asked.has(table)) continue;
      const id = this.#parts.newId();
      // A table that is not there any more is not looked at any more.
      const reject = () => void this.#watched.delete(table);
      this.#waiting.set(id, { frame: { do: 'watch', id, table }, isSent: false, resolve: () => {}, reject });
    }
    if (this.#isBrowsing && ![...this.#waiting.values()].some(({ frame }) => frame.do === 'browse')) {
      const id = this.#parts.newId();
      this.#waiting.set(id, { frame: { do: 'browse', id }, isSent: false, resolve: () => {}, reject: () => {} });
    }
    // What is looked at comes first: an answer is about what the page knows by then.
    const frames = [...this.#waiting.values()].map(({ frame }) => frame);
    for (const frame of frames.filter((one) => one.do === 'watch')) this.#send(frame);
    for (const frame of frames.filter((one) => one.do !== 'watch')) this.#send(frame);
  }

  /** Whether the same request may be granted later. */
  #mayPass(id: string, { code }: Refusal): boolean {
    const asked = this.#waiting.get(id)?.frame.do;
    return (asked === 'watch' || asked === 'browse' ? WATCH_AGAIN : AGAIN).includes(code);
  }

  /** Gives up what was asked for and nobody looks at any more. */
  #abandon(isIt: (frame: ClientFrame) => boolean): void {
    for (const [id, { frame }] of this.#waiting) {
      if (isIt(frame)) this.#settle(id, ({ reject }) => reject(new Error('nobody looks at it any more')));
    }
  }

  #settle(id: string, settle: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting) settle(waiting);
  }

  #send(frame: ClientFrame): void {
    const from = frame.do === 'watch' ? this.#watched.get(frame.table)?.at : undefined;
    const waiting = this.#waiting.get(frame.id);
    if (waiting) waiting.isSent = true;
    try {
      this.#socket?.send(JSON.stringify(from === undefined ? frame : { ...frame, from }));
    } catch {
      // It goes out with the next connection.
    }
  }

  /** The server wants a break: what it did not look at, or may not have kept, is sent again. */
  #sendLater(id: string): void {
    setTimeout(() => {
      const waiting = this.#waiting.get(id);
      if (waiting && this.#state === 'open') this.#send(waiting.frame);
    }, BREAK);
  }

  #probe(): void {
    this.ask({ do: 'ping' }).catch(() => {});
    this.#expect(PATIENCE, () => this.#giveUp());
  }

  #giveUp(): void {
    const socket = this.#socket;
    this.#retryLater();
    socket?.close();
  }

  #retryLater(): void {
    this.#socket = undefined;
    this.#setState('waiting');
    const wait = Math.min(LONGEST, SHORTEST * 2 ** this.#attempts++);
    this.#expect(wait * (0.5 + this.#parts.random() / 2), () => this.#connect());
  }

  #expect(ms: number, otherwise: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(otherwise, ms);
  }

  #setState(state: StreamState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#parts.onState?.(state);
  }
}
