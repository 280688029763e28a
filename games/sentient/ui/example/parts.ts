import { type Mark, marksOf, type Verdict } from '@stolik/games/ui';
import type { Led } from '@stolik/learn';
import type { SentientExample } from '../../learn/unit.ts';
import { type Move, type State, TYPES, type View } from '../../rules/index.ts';

/** Places of a row, from one to another; counted from 1. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The parts of the board that an example is about. */
export interface Parts {
  readonly factory?: Span | undefined;
  readonly network?: Span | undefined;
  /** The bot that was taken. */
  readonly hand: boolean;
  /** Whose pawns are counted that are left. */
  readonly supply: readonly number[];
  /** The stacks of order markers. */
  readonly order: boolean;
  /** Investors and the bots that they pay for. */
  readonly owned: boolean;
  readonly chips: boolean;
  readonly standing: boolean;
}

const ALL: Span = { from: 1, to: 4 };

/** What is drawn: what the example asks for, or else what its moves, its counts and its pieces are about. */
export function partsOf(
  { shows, tries, counted = [] }: SentientExample,
  led: readonly Led<State, Move>[],
  verdicts: readonly Verdict<Move>[],
  { view, seat }: { readonly view: View; readonly seat: number },
): Parts {
  const moves = [...led, ...verdicts].map(({ move }) => move);
  const plugs = moves.flatMap((move) => (move.do === 'plug' ? [move] : []));
  const agents = moves.flatMap((move) => (move.do === 'agent' ? [move] : []));
  const bots = view.seats[seat].rounds.at(-1)?.bots ?? [];
  const plugged = bots.flatMap((bot, i) => (bot ? [i + 1] : []));
  const guarded = view.factory.flatMap(({ agents: standing }, i) => (standing.some((n) => n > 0) ? [i + 1] : []));
  const isAboutPawns =
    tries !== undefined && (plugs.some(({ block }) => block !== 'none') || agents.some((one) => one.assistants > 0));
  const told: Parts = {
    factory: led.some(({ move }) => move.do === 'pass') ? ALL : spanOf([...agents.map(({ slot }) => slot), ...guarded]),
    network: spanOf([...plugs.map(({ slot }) => slot), ...plugged]),
    hand: view.hand !== undefined || plugs.length > 0,
    supply: isAboutPawns ? [seat] : [],
    order: moves.some((move) => move.do === 'pass'),
    owned: counted.some(({ line }) => TYPES.some((type) => type === line)),
    chips: counted.some(({ line }) => line === 'chips'),
    standing: false,
  };
  if (!shows) return told;
  const isShown = (part: keyof Parts) => shows.includes(part);
  return {
    factory: isShown('factory') ? ALL : spanAsked(shows, 'factory'),
    network: isShown('network') ? ALL : spanAsked(shows, 'network'),
    hand: isShown('hand'),
    supply: isShown('supply') ? view.seats.map((_, one) => one) : [],
    order: isShown('order'),
    owned: isShown('owned'),
    chips: isShown('chips'),
    standing: isShown('standing'),
  };
}

/** `factory:2` or `network:1-3`. */
function spanAsked(shows: readonly string[], part: string): Span | undefined {
  const [, from, to = from] = shows.map((one) => one.match(`^${part}:(\\d)(?:-(\\d))?$`)).find((found) => found) ?? [];
  return from === undefined ? undefined : { from: Number(from), to: Number(to) };
}

function spanOf(places: readonly number[]): Span | undefined {
  return places.length === 0 ? undefined : { from: Math.min(...places), to: Math.max(...places) };
}

/** What is tried, piece by piece: `place:1`, `slot:2`, `corner:left`, `pass`. */
export function marksIn(verdicts: readonly Verdict<Move>[]): ReadonlyMap<string, Mark> {
  return marksOf(verdicts, (move) => {
    switch (move.do) {
      case 'agent':
        return [`place:${move.slot}`];
      case 'plug':
        if (move.block === 'none') return [`slot:${move.slot}`];
        // Both at once is no more than a question of how many.
        return move.block === 'both' ? [] : [`corner:${move.block}`];
      default:
        return [move.do];
    }
  });
}
