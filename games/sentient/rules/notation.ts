import { notationOf, readInt, readOneOf } from '@stolik/core';
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

/** The second field of a verb is left out where it is nothing. */
export const { parse, readMove } = notationOf<Move>({
  fields: { agent: ['slot', 'assistants'], plug: ['slot', 'block'], end: [], pass: [] },
  readers: {
    slot: (json, field) => readInt(json, field, 1, SLOTS),
    assistants: (json = 0, field) => readInt(json, field, 0, ASSISTANTS),
    block: (json = 'none', field) => readOneOf(json, field, BLOCK_WORDS),
  },
  fillers: ['with', 'block'],
});

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

export function printBlock(blocks: number): Block {
  return BLOCK_WORDS[blocks];
}

export function parseBlock(block: Block): number {
  return BLOCK_WORDS.indexOf(block);
}
