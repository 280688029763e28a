import { heuristics } from '@stolik/games/smartphone/ai';
import { type Event, type Move, type Options, type State, smartphone, type View } from '@stolik/games/smartphone/rules';
import type { Sitter, TableRecord } from '../src/store/tables.ts';
import { greedilyIn, recordIn } from './records.ts';

/** A person and so many bots. */
export function withBots(bots: number, name = 'Ala'): readonly Sitter[] {
  const names = ['Magpie', 'Heron', 'Owl', 'Sparrow'];
  return [
    { kind: 'human', name },
    ...names.slice(0, bots).map((bot): Sitter => ({ kind: 'bot', name: bot, bot: 'greedy' })),
  ];
}

export interface WantedTable {
  readonly seed: string;
  readonly bots?: number;
  readonly options?: Options;
  readonly name?: string;
  /** Whether the person sees what is wanted, and is asked where `isAsked` says so. */
  isReached(view: View): boolean;
  readonly isAsked?: boolean;
}

/** So many games are played before giving up. */
const TRIES = 40;

/** A table of Smartphone Inc. played by greedy bots until the first seat sees what is wanted, in the first game it does. */
export function phoneTable({
  seed,
  bots = 1,
  options = {},
  name,
  isReached,
  isAsked = true,
}: WantedTable): TableRecord {
  for (let game = 1; game <= TRIES; game++) {
    const record = recordIn(smartphone, {
      seed: `${seed} ${game}`,
      options,
      sitters: withBots(bots, name),
      decide: stepByStep(greedilyIn({ game: smartphone, heuristics }, seed)),
      isReached: (match) => (!isAsked || match.legal(0).length > 0) && isReached(match.view(0)),
    });
    if (record) return record;
  }
  throw new Error(`no game "${seed}" comes to that`);
}

type Deciding = ReturnType<typeof greedilyIn<State, Move, View, Event, Options>>;

/** The person plays turns one move at a time, so that every question in them can be met. */
function stepByStep(decide: Deciding): Deciding {
  return (match, seat) => {
    const moves = decide(match, seat);
    return seat === 0 && match.view(0).step !== 'plan' ? moves.slice(0, 1) : moves;
  };
}
