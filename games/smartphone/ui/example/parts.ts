import { type Mark, marksOf, type Verdict } from '@stolik/games/ui';
import type { Led } from '@stolik/learn';
import type { GameUnit } from '../../learn/duel.ts';
import type { Move, State, TechnologyId, View } from '../../rules/index.ts';

export type GameExample = NonNullable<GameUnit['examples']>[number];

/** The parts of the board that an example is about. */
export interface Parts {
  /** Which round and phase it is. */
  readonly phase: boolean;
  readonly plan: boolean;
  readonly prices: boolean;
  readonly order: boolean;
  /** Points of everybody: on the track, and in all. */
  readonly vp: boolean;
  readonly companies: readonly number[];
  readonly display: boolean;
  /** Regions that are named on a piece of the map, with the lines between them. */
  readonly map: readonly string[];
  readonly regions: readonly string[];
  readonly technologies: readonly TechnologyId[];
  /** Whether what control of a region pays matters. */
  readonly control: boolean;
}

/** What is drawn: what the example asks for, or else what its moves and its counts are about. */
export function partsOf(
  { shows, counted = [] }: GameExample,
  led: readonly Led<State, Move>[],
  verdicts: readonly Verdict<Move>[],
  { view, seat }: { readonly view: View; readonly seat: number },
): Parts {
  const moves = [...led, ...verdicts].map(({ move }) => move);
  const lines = new Set(counted.map(({ line }) => line.replace(/-\d$/, '')));
  const does = (...names: readonly Move['do'][]) => moves.some((move) => names.includes(move.do));
  const regions = [...moves.flatMap(regionsOf), ...regionsCounted(view, lines)];
  const isAboutControl = lines.has('control');
  const told: Parts = {
    control: isAboutControl,
    phase: false,
    plan: does('layout', 'lay', 'facedown', 'ready'),
    prices: does('price'),
    order: false,
    vp: lines.has('start'),
    companies:
      does('layout', 'lay', 'facedown', 'ready') || lines.has('start')
        ? []
        : [...new Set([seat, ...counted.map((one) => one.seat)])].sort(),
    display: does('take'),
    map: [],
    regions: [...new Set(view.bonus ? [...regions, view.bonus.region] : regions)],
    technologies: [
      ...new Set([
        ...moves.flatMap((move) => ('technology' in move ? [move.technology] : [])),
        ...(lines.has('patents')
          ? view.technologies.filter(({ patent }) => patent !== undefined).map(({ id }) => id)
          : []),
      ]),
    ],
  };
  if (!shows) return told;
  const isShown = (part: string) => shows.includes(part);
  const named = (kind: string) =>
    shows.flatMap((part) => (part.startsWith(`${kind}:`) ? [part.slice(kind.length + 1)] : []));
  return {
    control: isAboutControl,
    phase: isShown('phase'),
    plan: isShown('plan'),
    prices: isShown('prices'),
    order: isShown('order'),
    vp: isShown('vp'),
    companies: isShown('companies') ? view.companies.map((_, i) => i) : isShown('company') ? [seat] : [],
    display: isShown('display'),
    map: isShown('map') ? [...new Set([...told.regions, ...officesOf(view, seat)])] : [],
    regions: isShown('regions') ? told.regions : named('region'),
    technologies: isShown('technologies') ? told.technologies : (named('technology') as TechnologyId[]),
  };
}

function regionsOf(move: Move): readonly string[] {
  if (move.do === 'move') return [move.from, move.to];
  return 'region' in move ? [move.region] : [];
}

/** Regions where somebody sold, or has an office at a retailer, if that is counted. */
function regionsCounted({ regions }: View, lines: ReadonlySet<string>): readonly string[] {
  const hasSold = lines.has('sales') || lines.has('control');
  return regions
    .filter(({ retailer, offices, customers }) =>
      retailer
        ? lines.has('retailers') && offices.some((owner) => owner !== null)
        : hasSold && customers.some((owner) => owner !== null),
    )
    .map(({ id }) => id);
}

/** Regions where a company has an office. */
export function officesOf({ regions }: View, company: number): readonly string[] {
  return regions.filter(({ offices }) => offices.includes(company)).map(({ id }) => id);
}

/** What is tried, piece by piece: `region:europe`, `technology:gps`, `upgrade:goods/goods`. */
export function marksIn(verdicts: readonly Verdict<Move>[]): ReadonlyMap<string, Mark> {
  return marksOf(verdicts, (move) => {
    // Of a move between two, the first is where it begins; refused, that may be what is wrong.
    if (move.do === 'move') return [`region:${move.to}`, `region:${move.from}`];
    if ('region' in move) return [`region:${move.region}`];
    if ('technology' in move) return [`technology:${move.technology}`];
    return move.do === 'take' ? [`upgrade:${move.upgrade}`] : [move.do];
  });
}
