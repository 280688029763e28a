import { cleanText, isSteering } from '@stolik/core';
import { z } from 'zod';
import type { PersonTable } from '../store/schema.ts';
import { isCommon } from './common-passwords.ts';

/** Whoever plays: a guest of this browser, or the owner of an account. */
export interface Person {
  readonly id: string;
  /** What others see at the table. */
  readonly name: string;
  readonly isGuest: boolean;
  /** What the owner of an account signs in with, as typed. */
  readonly userName?: string;
  /** By what others know the account. */
  readonly handle?: string;
}

export const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  isGuest: z.boolean(),
  userName: z.string().optional(),
  handle: z.string().optional(),
});

const LONGEST_NAME = 24;

/** A display name: anything a person can read, 1 to 24 characters after trimming. */
export const nameSchema = z
  .string()
  .max(200, `must have 1 to ${LONGEST_NAME} characters`)
  .refine((name) => !isSteering(name.trim()), 'must not contain control characters')
  .transform(cleanText)
  .refine((name) => name.length > 0 && [...name].length <= LONGEST_NAME, `must have 1 to ${LONGEST_NAME} characters`);

/** An i with no dot, or with two, and the letters of phonetics: read as others, and typed by hardly anybody. */
const MISTAKEN = /[\u0130\u0131\u01c0-\u01c3\u0250-\u02af\u1d00-\u1dbf\ua720-\ua7ff\uab30-\uab6f]/;

/** A user name: letters, digits and `. _ -`, so that it can be typed from a sheet of paper. */
export const userNameSchema = z
  .string()
  .regex(
    /^[\p{L}0-9][\p{L}0-9._-]{2,23}$/u,
    'must have 3 to 24 letters or digits from 0 to 9, or . _ - after the first',
  )
  .refine((name) => !MISTAKEN.test(name), 'must have no letters that are taken for others, as an i without its dot is')
  // Some letters are blank.
  .refine((name) => cleanText(name) === name.normalize('NFC'), 'must have letters that can be seen')
  .refine(isOfOneAlphabet, 'must have letters of one alphabet');

export const passwordSchema = z
  .string()
  .min(8, 'must have at least 8 characters')
  .max(128, 'must have at most 128 characters')
  .refine((password) => !isCommon(password), 'is one of the first that anybody would try');

/** Alphabets that share the look of many letters: a name with one of them has no letters of any other. */
const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u];

function isOfOneAlphabet(name: string): boolean {
  const letters = name.match(/\p{L}/gu) ?? [];
  return ALPHABETS.every(
    (one) => letters.every((letter) => one.test(letter)) || !letters.some((letter) => one.test(letter)),
  );
}

/** The form of a user name in which two are the same. */
export function foldUserName(userName: string): string {
  return userName.normalize('NFKC').toLowerCase();
}

/** The person in a row of the store. */
export function personOf(row: Pick<PersonTable, 'id' | 'name' | 'isGuest' | 'userName' | 'handle'>): Person {
  const { id, name, isGuest, userName, handle } = row;
  return { id, name, isGuest: isGuest !== 0, ...(userName && { userName }), ...(handle && { handle }) };
}
