import { createECDH, createHash, ECDH } from 'node:crypto';
import type { PushNotice } from '@stolik/protocol';
import ece from 'http_ece';
import type { Notice } from './notices.ts';
import type { Letter } from './post.ts';
import type { PushDeviceTable } from './schema.ts';
import type { Vapid } from './vapid.ts';

const CURVE = 'prime256v1';
/** How long a push service keeps a letter for a device that is off; a turn with a deadline only until then. */
const LONGEST_S = 7 * 24 * 60 * 60;
const SHORTEST_S = 60;

/** A notice, sealed so that only the device can read it (RFC 8291). */
export function letterTo(device: PushDeviceTable, notice: Notice, vapid: Vapid, now: number): Letter {
  const { kind, table, game, others, until } = notice;
  const content: PushNotice = { kind, table, game, others, language: device.language as PushNotice['language'] };
  const privateKey = createECDH(CURVE);
  privateKey.generateKeys();
  const endpoint = new URL(device.endpoint);
  const left = until === undefined ? LONGEST_S : Math.ceil((until - now) / 1000);
  return {
    endpoint,
    headers: {
      authorization: vapid.authorization(endpoint, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: `${Math.min(LONGEST_S, Math.max(SHORTEST_S, left))}`,
      urgency: kind === 'over' ? 'normal' : 'high',
      topic: topicOf(table),
    },
    body: ece.encrypt(Buffer.from(JSON.stringify(content)), {
      version: 'aes128gcm',
      privateKey,
      dh: device.p256dh,
      authSecret: device.auth,
    }),
  };
}

/** Whether something can be encrypted for this key: not every 65 bytes are a point of the curve. */
export function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, CURVE, 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** A newer letter about a table replaces the older one. Hashed, since a table's id lets anybody in who knows it. */
function topicOf(table: string): string {
  return createHash('sha256').update(table).digest('base64url').slice(0, 32);
}
