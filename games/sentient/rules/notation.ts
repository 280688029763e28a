import { readInt, readObject, readOneOf, StolikError } from '@stolik/core';
import { ASSISTANTS, SLOTS } from './state.ts';

/** Which corners of a bot assistants block; their place in the list is the mask of the corners. */
export const BLOCK_WORDS = ['none', 'left', 'right', 'both'] as const;
export type Block = (typeof BLOCK_WORDS)[number];

/** One small decision. Slots count from 1, left to right. */
export type Move =
  /** An agent to a slot of the factory, with so many assistants. */
  | { readonly do: 'agent'; readonly slot: number; readonly assistants: number }
  /** The bot in hand into a slot of the network. */
  | { readonly do: 'plug'; readonly slot: number; readonly block: Block }
  | { readonly do: 'end' | 'pass' };

/** The fields after each verb, in the order they are typed; the second is left out where it is nothing. */
const FORMS = {
  agent: ['slot', 'assistants'],
  plug: ['slot', 'block'],
  end: [],
  pass: [],
} as const satisfies Record<Move['do'], readonly string[]>;
const VERBS = Object.keys(FORMS) as Move['do'][];

const READERS: Record<string, (json: unknown, field: string) => string | number> = {
  slot: (json, field) => readInt(json, field, 1, SLOTS),
  assistants: (json = 0, field) => readInt(json, field, 0, ASSISTANTS),
  block: (json = 'none', field) => readOneOf(json, field, BLOCK_WORDS),
};

/** Words that only make a line easier to read. */
const FILLERS = ['with', 'block'];

/** `agent 2`, `agent 2 with 3`, `plug 1`, `plug 1 block left`, `end`, `pass`. */
export function print(m: Move): string {
  switch (m.do) {
    case 'agent':
      return m.assistants === 0 ? `agent ${m.slot}` : `agent ${m.slot} with ${m.assistants}`;
    case 'plug':
      return m.block === 'none' ? `plug ${m.slot}` : `plug ${m.slot} block ${m.block}`;
    default:
      return m.do;
  }
}

export function parse(text: string): Move {
  const [verb, ...words] = text.trim().toLowerCase().split(/\s+/);
  const given = words
    .filter((word) => !FILLERS.includes(word))
    .map((word) => (/^\d+$/.test(word) ? Number(word) : word));
  const names: readonly string[] = FORMS[verb as Move['do']] ?? [];
  if (given.length > names.length && VERBS.includes(verb as Move['do'])) {
    throw new StolikError('bad-move', `"${text}" has too many words: ${verb} ${names.join(' ')}`);
  }
  return readMove({ do: verb, ...Object.fromEntries(given.map((word, i) => [names[i], word])) });
}

export function readMove(json: unknown): Move {
  const move = readObject(json, 'move');
  const verb = readOneOf(move.do, 'move.do', VERBS);
  const names: readonly string[] = FORMS[verb];
  readObject(move, 'move', ['do', ...names]);
  return Object.fromEntries([
    ['do', verb],
    ...names.map((name) => [name, READERS[name](move[name], `move.${name}`)]),
  ]) as Move;
}

export function printBlock(blocks: number): Block {
  return BLOCK_WORDS[blocks];
}

export function parseBlock(block: Block): number {
  return BLOCK_WORDS.indexOf(block);
}
