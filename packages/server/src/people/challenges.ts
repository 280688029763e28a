import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { StolikError } from '@stolik/core';
import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';

const LIVES_MS = 5 * 60 * 1000;
const TIME_BYTES = 6;
const HEAD_BYTES = TIME_BYTES + 16;

/**
 * What a device must sign to prove that it has a passkey.
 *
 * A challenge carries its own proof that this server made it, when and what for: whoever asks for many of them leaves
 * nothing behind. Only one that was answered is remembered, until it ends.
 */
export class Challenges {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  make(purpose: string): Uint8Array<ArrayBuffer> {
    const head = Buffer.alloc(HEAD_BYTES);
    head.writeUIntBE(Date.now() + LIVES_MS, 0, TIME_BYTES);
    randomBytes(HEAD_BYTES - TIME_BYTES).copy(head, TIME_BYTES);
    return Uint8Array.from([...head, ...this.#proofOf(head, purpose)]);
  }

  /** Whether it was made here for this purpose, some minutes ago at most. */
  isGood(challenge: string, purpose: string): boolean {
    const bytes = Buffer.from(challenge, 'base64url');
    const head = bytes.subarray(0, HEAD_BYTES);
    const right = this.#proofOf(head, purpose);
    if (bytes.length !== HEAD_BYTES + right.length) return false;
    return timingSafeEqual(bytes.subarray(HEAD_BYTES), right) && expiryOf(bytes) > Date.now();
  }

  #proofOf(head: Buffer, purpose: string): Buffer {
    return createHmac('sha256', this.#secret).update('challenge ').update(head).update(purpose).digest();
  }
}

/** Uses a good challenge up; whoever answers it again is refused. */
export async function useChallenge(trx: Transaction<Schema>, challenge: string): Promise<void> {
  const bytes = Buffer.from(challenge, 'base64url');
  const isFirst = await trx
    .insertInto('challenge')
    .values({ hash: createHash('sha256').update(bytes).digest('hex'), expires: expiryOf(bytes) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  if (!isFirst) throw new StolikError('bad-passkey', 'response: was sent before', { field: 'response' });
}

function expiryOf(bytes: Buffer): number {
  return bytes.readUIntBE(0, TIME_BYTES);
}
