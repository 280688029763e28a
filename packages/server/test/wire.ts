import { withDifference } from '@stolik/protocol';
import { type RawData, WebSocket } from 'ws';

/** A person as a server knows one: a name, an id and a cookie. */
export interface Visitor {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
}

/** Asks a server who we are: it makes a guest, who then may take a name. All nodes hear of that in a while. */
export async function visit(address: string, name?: string): Promise<Visitor> {
  const response = await fetch(`${address}/api/me`);
  const guest = (await response.json()) as { id: string; name: string };
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  if (name === undefined) return { ...guest, cookie };
  const headers = { cookie, origin: address, 'content-type': 'application/json' };
  await fetch(`${address}/api/me`, { method: 'PATCH', headers, body: JSON.stringify({ name }) });
  return { id: guest.id, name, cookie };
}

/** A request as a page of the server makes it. */
export function ask(
  address: string,
  { cookie }: Visitor,
  path: string,
  body?: unknown,
  method = 'POST',
): Promise<Response> {
  const headers = { cookie, origin: address, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  return fetch(address + path, {
    headers,
    ...(body === undefined ? {} : { method, body: JSON.stringify(body) }),
  });
}

// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came.
type Frame = any;

/** A socket that hides nothing: sends any bytes and keeps the text of every frame that came. */
export class Wire {
  readonly frames: string[] = [];
  readonly socket: WebSocket;
  readonly #waiting = new Set<() => void>();
  #look: Frame;
  /** The status of a server that did not let it in. */
  refusedWith: number | undefined;
  /** The code it was closed with. */
  closed: number | undefined;

  constructor(address: string, headers: Record<string, string>, path = '/api/stream') {
    this.socket = new WebSocket(address.replace(/^http/, 'ws') + path, { headers });
    this.socket.on('message', (data: RawData) => {
      this.frames.push(data.toString());
      this.#see(JSON.parse(data.toString()));
      this.#wake();
    });
    this.socket.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
    this.socket.on('error', ({ message }) => {
      const [, status] = /Unexpected server response: (\d+)/.exec(message) ?? [];
      if (status) this.refusedWith = Number(status);
    });
  }

  /** A socket of this person that has been let in. */
  static async open(address: string, { cookie }: Visitor): Promise<Wire> {
    const wire = new Wire(address, { cookie, origin: address });
    await wire.hear(({ is }) => is === 'welcome');
    return wire;
  }

  get received(): Frame[] {
    return this.frames.map((frame) => JSON.parse(frame));
  }

  /** What it was last shown of a game: the last whole view with what became of it since. */
  get look(): Frame {
    if (this.#look === undefined) throw new Error('nothing was shown yet');
    return this.#look;
  }

  #see({ is, look, change }: Frame): void {
    if (is === 'table') this.#look = look;
    if (is === 'update') this.#look = { ...look, view: withDifference(this.#look.view, change) };
  }

  send(frame: unknown): void {
    this.socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame));
  }

  /** Sends a request and resolves with its answer. */
  async ask(frame: { readonly id: string; readonly [key: string]: unknown }): Promise<Frame> {
    const from = this.frames.length;
    this.send(frame);
    return this.hear((told) => told.id === frame.id && (told.is === 'done' || told.is === 'refused'), from);
  }

  /** The first frame, from the given one on, that is what is waited for. */
  hear(isIt: (frame: Frame) => boolean, from = 0): Promise<Frame> {
    let next = from;
    return new Promise((resolve, reject) => {
      const look = () => {
        for (; next < this.frames.length; next++) {
          const frame = JSON.parse(this.frames[next]);
          if (!isIt(frame)) continue;
          this.#waiting.delete(look);
          resolve(frame);
          return;
        }
        if (this.closed !== undefined) reject(new Error(`the socket was closed with ${this.closed}`));
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** Resolves with the code it is closed with. */
  end(): Promise<number> {
    return new Promise((resolve) => {
      if (this.closed === undefined) this.socket.once('close', resolve);
      else resolve(this.closed);
    });
  }

  async leave(): Promise<void> {
    this.socket.close();
    await this.end();
  }

  #wake(): void {
    for (const look of [...this.#waiting]) look();
  }
}
