import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushDevice, PushNotice } from '@stolik/protocol';
import type { Reach } from '../src/push/reach.ts';

/** The only push service that a server under test can reach. */
export const testReach: Reach = { allows: ({ hostname }) => hostname === 'localhost', lookup, pauses: [1, 1] };

/** A push as a browser gets it. */
export interface Received {
  readonly notice: PushNotice;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Who sent it, as the push service knows it: what the signature says. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
  /** The public key that the signature was checked with. */
  readonly key: string;
}

/** A browser that has subscribed. */
export class PushBrowser {
  readonly device: PushDevice;
  readonly received: Received[] = [];
  /** What its push service answers, attempt by attempt; afterwards it takes everything. */
  readonly answers: (number | Promise<number>)[] = [];
  attempts = 0;
  readonly #ecdh: ECDH;
  readonly #auth = randomBytes(16);

  constructor(endpoint: string, language: PushDevice['language']) {
    this.#ecdh = createECDH('prime256v1');
    const p256dh = this.#ecdh.generateKeys('base64url');
    this.device = { endpoint, keys: { p256dh, auth: this.#auth.toString('base64url') }, language };
  }

  /** Reads a message as RFC 8291 says, with nothing of the library that wrote it. */
  read(body: Buffer): PushNotice {
    const salt = body.subarray(0, 16);
    const idLength = body[20];
    const sender = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender]);
    const secret = hkdf(this.#ecdh.computeSecret(sender), this.#auth, info, 32);
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    // The last record ends with a 2 and any number of zeros.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

/** A push service in this process: checks who sends, and gives what it takes to its browsers. */
export class PushService {
  readonly #server: Server;
  readonly #browsers = new Map<string, PushBrowser>();

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(): Promise<PushService> {
    const server = createServer();
    const service = new PushService(server);
    server.on('request', async (request, response) => {
      response.writeHead(await service.#take(request)).end();
    });
    server.listen(0, 'localhost');
    await once(server, 'listening');
    return service;
  }

  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  subscribe(language: PushDevice['language'] = 'en'): PushBrowser {
    const path = `/${randomBytes(16).toString('base64url')}`;
    const browser = new PushBrowser(this.origin + path, language);
    this.#browsers.set(path, browser);
    return browser;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #take(request: IncomingMessage): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const browser = this.#browsers.get(request.url ?? '');
    if (!browser) return 404;
    browser.attempts++;
    const status = (await browser.answers.shift()) ?? 201;
    if (status !== 201) return status;
    const headers = request.headers as Received['headers'];
    browser.received.push({ notice: browser.read(Buffer.concat(chunks)), headers, ...signed(headers.authorization) });
    return 201;
  }
}

/** What a sender's signature says (RFC 8292); throws if it is not the sender's. */
function signed(authorization = ''): Pick<Received, 'claims' | 'key'> {
  const [, header, body, signature, key] = /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isTheirs = verify(
    'sha256',
    Buffer.from(`${header}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isTheirs) throw new Error('somebody else signed it');
  return { claims: JSON.parse(Buffer.from(body, 'base64url').toString()), key };
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
