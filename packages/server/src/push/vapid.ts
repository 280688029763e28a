import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto';
import { serverSecret } from '../people/secret.ts';
import type { Store } from '../store/store.ts';

/** How long a push service may believe a signature. It allows a day at most. */
const VALID_S = 12 * 60 * 60;

/** The key by which push services know this server again (RFC 8292). */
export interface Vapid {
  /** The public key as browsers want it: an uncompressed point in base64url. */
  readonly publicKey: string;
  /** What proves to the push service of this address who sends. */
  authorization(endpoint: URL, now: number): string;
}

/** The kept key, made by the first node that starts. With another one all browsers would have to subscribe anew. */
export async function openVapid(store: Store, contact: string): Promise<Vapid> {
  const jwk = JSON.parse(await serverSecret(store, 'push', newKey)) as JsonWebKey & { x: string; y: string };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(jwk.x, 'base64url'), Buffer.from(jwk.y, 'base64url')]);
  const publicKey = point.toString('base64url');
  return {
    publicKey,
    authorization: ({ origin }, now) => {
      const claims = { aud: origin, exp: Math.floor(now / 1000) + VALID_S, sub: contact };
      const text = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
      const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}

function newKey(): string {
  return JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }));
}

function encoded(json: unknown): string {
  return Buffer.from(JSON.stringify(json)).toString('base64url');
}
