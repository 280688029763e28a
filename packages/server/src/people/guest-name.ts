import { randomInt } from 'node:crypto';
import { languageOf } from '../http/language.ts';

const WORDS = { pl: 'Gość', en: 'Guest' } as const;

/** A friendly name in the visitor's language: "Gość 4821", "Guest 4821". */
export function guestName(acceptLanguage?: string): string {
  return `${WORDS[languageOf(acceptLanguage)]} ${randomInt(1_000, 10_000)}`;
}
