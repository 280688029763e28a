import { BLOCK_WORDS, type Block, type Move, type SeatView } from '../rules/index.ts';

/** What the player has in mind: nothing of it is played yet. */
export interface Plan {
  /** Where in the factory the agent is to go; not needed once the bot is in hand. */
  readonly from?: number | undefined;
  readonly assistants: number;
  /** The slot to plug into. */
  readonly into?: number | undefined;
  readonly block: Block;
}

export const NO_PLAN: Plan = { assistants: 0, block: 'none' };

export type Side = 'left' | 'right';

/** The same corners, this one the other way. */
export function toggled(block: Block, side: Side): Block {
  return BLOCK_WORDS[BLOCK_WORDS.indexOf(block) ^ BLOCK_WORDS.indexOf(side)];
}

export function isBlocked(block: Block, side: Side): boolean {
  return block === side || block === 'both';
}

/** Pawns that are left once corners are blocked: an assistant each. */
export function leftOf({ agents, assistants }: Pick<SeatView, 'agents' | 'assistants'>, block: Block) {
  const blockers = (['left', 'right'] as const).filter((side) => isBlocked(block, side)).length;
  return { agents, assistants: assistants - blockers };
}

/** The plan as moves: the agent if one is to be sent, then the plug if a slot is chosen. */
export function movesOf({ from, assistants, into, block }: Plan): Move[] {
  return [
    ...(from === undefined ? [] : [{ do: 'agent', slot: from, assistants } as const]),
    ...(into === undefined ? [] : [{ do: 'plug', slot: into, block } as const]),
  ];
}
