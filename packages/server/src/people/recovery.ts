import { createHash, randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';

const CODES = 8;
/** Nothing that looks like something else on paper: 16 of these are 80 bits, too many to guess or to need a salt. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes a person's recovery codes in place of the old ones; the store keeps their hashes only. */
export async function makeCodes(trx: Transaction<Schema>, personId: string, count = CODES): Promise<string[]> {
  const codes = Array.from({ length: count }, makeCode);
  const createdAt = Date.now();
  await trx.deleteFrom('recoveryCode').where('personId', '=', personId).execute();
  await trx
    .insertInto('recoveryCode')
    .values(codes.map((code) => ({ hash: hashOf(code), personId, createdAt })))
    .execute();
  return codes;
}

/** Uses a code up; false if it is not, or no longer, one of the person's. */
export async function useCode(trx: Transaction<Schema>, personId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recoveryCode')
    .where('hash', '=', hashOf(code))
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

function makeCode(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

/** However it was typed: small letters, no dashes, O for 0, I or L for 1. */
function hashOf(code: string): string {
  const letters = code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return createHash('sha256').update(letters).digest('hex');
}
