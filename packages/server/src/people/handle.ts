import { randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for each other. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 12;

/** By what an account is known to others: it can be told, stays for good, and says nothing of its owner. */
export function newHandle(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
