import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { within } from './within.ts';

export const TEXT = 0x1;
export const BINARY = 0x2;
export const PING = 0x9;
const FIN = 0x80;
const MASKED = 0x80;

/** A frame of RFC 6455 as a browser sends it. Its mask is zero, which is as good as any and leaves the bytes alone. */
export function frameOf(opcode: number, payload: string | Buffer = '', isLast = true): Buffer {
  const bytes = Buffer.from(payload);
  const head =
    bytes.length < 126
      ? Buffer.from([0, MASKED | bytes.length])
      : Buffer.from([0, MASKED | 126, bytes.length >> 8, bytes.length & 255]);
  head[0] = (isLast ? FIN : 0) | opcode;
  return Buffer.concat([head, Buffer.alloc(4), bytes]);
}

/** The same frame so often that it fills a write. */
export function blockOf(frame: Buffer, times: number): Buffer {
  return Buffer.concat(Array.from({ length: times }, () => frame));
}

/** A WebSocket that does nothing by itself: it answers neither pings nor goodbyes, and reads only if it wants to. */
export class RawSocket {
  readonly #socket: Socket;
  #heard = '';
  #isClosed = false;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#isClosed = true;
    });
  }

  /** Opens one with these headers; undefined where the server refuses. */
  static open(address: string, headers: Readonly<Record<string, string>>): Promise<RawSocket | undefined> {
    const { hostname, port, host } = new URL(address);
    const lines = Object.entries({
      host,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`);
    const socket = connect(Number(port), hostname);
    const raw = new RawSocket(socket);
    socket.write(`GET /api/stream HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    return new Promise((resolve) => {
      socket.on('data', (chunk) => {
        raw.#heard += chunk.toString();
        if (raw.#heard.startsWith('HTTP/1.1 101')) {
          if (raw.#heard.includes('\r\n\r\n')) resolve(raw);
        } else socket.destroy();
      });
      socket.once('close', () => resolve(undefined));
    });
  }

  /** All that came, as the bytes were: the server neither masks nor compresses. */
  get heard(): string {
    return this.#heard;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Reads no more. */
  stopReading(): void {
    this.#socket.pause();
  }

  say(frame: unknown): void {
    this.write(frameOf(TEXT, JSON.stringify(frame)));
  }

  write(bytes: Buffer): void {
    if (!this.#isClosed) this.#socket.write(bytes);
  }

  /** Writes a block again and again, as fast as it is taken, until it is cut off or told to stop; how often. */
  async flood(block: Buffer, stop: AbortSignal): Promise<number> {
    let blocks = 0;
    for (; !this.#isClosed && !stop.aborted; blocks++) {
      if (this.#socket.write(block)) await new Promise((resolve) => setImmediate(resolve));
      else await this.#isTaken(stop);
    }
    return blocks;
  }

  /** Whether something came, within so many milliseconds. */
  async hears(text: string, milliseconds: number): Promise<boolean> {
    await within(milliseconds, () => this.#isClosed || this.#heard.includes(text));
    return this.#heard.includes(text);
  }

  /** Whether the server ends it, within so many milliseconds. */
  isCutOff(milliseconds: number): Promise<boolean> {
    // An end is seen only by whoever reads as far as that.
    this.#socket.resume();
    return within(milliseconds, () => this.#isClosed);
  }

  leave(): void {
    this.#socket.destroy();
  }

  #isTaken(stop: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        this.#socket.off('drain', go).off('close', go);
        stop.removeEventListener('abort', go);
        resolve();
      };
      this.#socket.once('drain', go).once('close', go);
      stop.addEventListener('abort', go);
    });
  }
}
