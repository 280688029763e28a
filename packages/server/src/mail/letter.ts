import { createHash } from 'node:crypto';
import type { Language } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import type { Told } from '@stolik/protocol';
import { WORDS } from './words.ts';

/** A mail as it is handed over: text and nothing else, which no reader shows in another way than it was written. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The same for the same letter, should it ever be handed over twice. */
  readonly id: string;
}

/** To whom, and what ends it. */
export interface Addressee {
  readonly address: string;
  readonly language: Language;
  readonly key: string;
}

/** What a letter tells. */
export interface Tidings {
  readonly kind: Told | 'call';
  readonly table: string;
  readonly game: string;
  /** The others at the table; who asks, where somebody is asked to one. */
  readonly others: readonly string[];
}

/** A letter about a table. */
export function letterAbout(
  to: Addressee,
  { kind, table, game, others }: Tidings,
  origin: string,
  due: number,
): Letter {
  const words = WORDS[to.language];
  const { title } = gameEntry(game).text[to.language];
  const names = kind === 'invited' || kind === 'again' ? words.by : words.others;
  const paragraphs = [
    words.texts[kind](title),
    ...(others.length > 0 ? [names(others.join(', '))] : []),
    `${origin}/table/${table}`,
  ];
  const foot = [words.why, `${words.choose}: ${origin}/settings`];
  return letter(to, words.subjects[kind](title), paragraphs, { origin, foot, what: `${table} ${due}` });
}

/** The letter with the link that says whose an address is. Nothing in it was written by whoever asks for it. */
export function letterOfProof(to: Addressee, token: string, origin: string, due: number): Letter {
  const words = WORDS[to.language];
  const [who, how, orElse] = words.confirm;
  const link = `${origin}/mail#confirm.${to.key}.${token}`;
  return letter(to, words.subjects.confirm(''), [who, how, link, orElse], { origin, foot: [], what: `confirm ${due}` });
}

function letter(
  { address, language, key }: Addressee,
  subject: string,
  paragraphs: readonly string[],
  { origin, foot, what }: { readonly origin: string; readonly foot: readonly string[]; readonly what: string },
): Letter {
  // Behind the #, which no log of a server on the way writes down.
  const off = `${WORDS[language].off}: ${origin}/mail#off.${key}`;
  return {
    to: address,
    subject: oneLine(subject),
    text: `${[...paragraphs.map(oneLine), `-- \n${[...foot, off].join('\n')}`].join('\n\n')}\n`,
    headers: {
      'List-Unsubscribe': `<${origin}/api/mail/${key}/off>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Nobody's holiday answers it.
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
    },
    id: `<${createHash('sha256').update(`${key} ${what}`).digest('hex').slice(0, 32)}@${new URL(origin).hostname}>`,
  };
}

/** Names cannot hold the end of a line where they come from; here nothing can, wherever it comes from. */
function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through.
  return text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ');
}
