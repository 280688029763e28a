import { type ANY, badField, type Chance, deal, readObject, readOneOf, readWishes, type Wishes } from '@stolik/core';
import { CORRECTIONS, type Corrections, readCorrections } from './corrections.ts';
import { COLORS, type Color } from './data/companies.ts';
import { RETAILER_TILES, RETAILERS } from './data/retailers.ts';
import { STEVE_LEVELS, STEVE_PAD, STEVE_TRACKS, type SteveLevel } from './data/steve.ts';
import { SIDES, type Side, TECHNOLOGY_IDS, type TechnologyId } from './data/technologies.ts';

/** What may be settled before a game; whoever owns the box may put retailers and Steve right. */
export interface Options extends Corrections {
  /** All A sides (as RB advises for a first game, and the default), all B, random ones, or a side for each technology. */
  readonly technologies?: Side | 'random' | Readonly<Record<TechnologyId, Side>>;
  /** A colour for each seat and, if wanted, one more for Steve; `any`, and what is left out, is dealt (R37). */
  readonly colours?: readonly (Color | typeof ANY)[];
  /** Steve joins at this level; one player alone always plays against him (R20). */
  readonly steve?: SteveLevel | 'none';
}

export const wishes: Wishes = { option: 'colours', values: COLORS };

const FEWEST_COMPANIES = 2;
const MOST_COMPANIES = COLORS.length;

/** Steve's level, as a place in `STEVE_LEVELS`; -1 without him. Alone he is there unasked. */
export function steveOf(options: Options, seats: number): number {
  const level = options.steve ?? (seats < FEWEST_COMPANIES ? 'normal' : 'none');
  return level === 'none' ? -1 : STEVE_LEVELS.indexOf(level);
}

/** What of the box was put right; `null` for nothing. */
export function correctionsIn(options: Options): Corrections | null {
  const parts = CORRECTIONS.filter((name) => options[name] !== undefined).map((name) => [name, options[name]]);
  return parts.length === 0 ? null : Object.fromEntries(parts);
}

/** People against each other with nothing put right, by sides that RB names: all A, all B, or random ones. */
export function isStandard(options: Options, seats: number): boolean {
  return steveOf(options, seats) < 0 && correctionsIn(options) === null && typeof options.technologies !== 'object';
}

export function parseOptions(json: unknown, seats: number): Options {
  const given = readObject(json, 'options', ['technologies', 'colours', 'steve', ...CORRECTIONS]);
  const { technologies, colours, steve } = given;
  const options: Options = {
    ...(technologies === undefined ? {} : { technologies: readTechnologies(technologies) }),
    ...(steve === undefined ? {} : { steve: readSteve(steve, seats) }),
    ...readCorrections(given),
  };
  if (colours === undefined) return options;
  const most = seats + (steveOf(options, seats) < 0 ? 0 : 1);
  return { ...options, colours: readWishes(colours, 'options.colours', COLORS, seats, most) };
}

function readTechnologies(json: unknown): Options['technologies'] {
  const field = 'options.technologies';
  if (typeof json === 'string') return readOneOf(json, field, ['A', 'B', 'random'] as const);
  const sides = readObject(json, field, TECHNOLOGY_IDS);
  const entries = TECHNOLOGY_IDS.map((id) => [id, readOneOf(sides[id], `${field}.${id}`, SIDES)]);
  return Object.fromEntries(entries) as Record<TechnologyId, Side>;
}

function readSteve(json: unknown, seats: number): SteveLevel | 'none' {
  const level = readOneOf(json, 'options.steve', [...STEVE_LEVELS, 'none']);
  if (level === 'none' && seats < FEWEST_COMPANIES) throw badField('options.steve', 'one player alone needs him');
  if (level !== 'none' && seats >= MOST_COMPANIES) {
    throw badField('options.steve', `there is no colour left for him beside ${seats} players`);
  }
  return level;
}

/** Sometimes with a tile whose sides are exchanged and dearer, a level of Steve's and a round of his pad put right. */
export function sampleOptions(seats: number, chance: Chance): Options {
  const options = sampleUncorrected(seats, chance);
  if (chance.int(4) > 0) return options;
  const { id, size } = RETAILERS[RETAILER_TILES[chance.int(RETAILER_TILES.length)]];
  const [A, B] = RETAILERS.filter((side) => side.id === id).map(({ vp, bonus, n }) => ({
    vp: [...vp, chance.int(2)],
    ...(bonus === undefined ? {} : { bonus }),
    ...(n === undefined ? {} : { n }),
  }));
  const track = STEVE_TRACKS[chance.int(STEVE_TRACKS.length)];
  const round = chance.int(STEVE_PAD[track].length);
  return {
    ...options,
    retailers: [{ id, size, A: B, B: A }],
    stevePad: [{ track, round: round + 1, ...STEVE_PAD[track][round], goods: chance.int(10) }],
    steveLevels: [{ level: STEVE_LEVELS[chance.int(STEVE_LEVELS.length)], extra: chance.int(3) - 1 }],
    steveStart: STEVE_TRACKS[chance.int(STEVE_TRACKS.length)],
  };
}

/** Options that leave the box as we have it. */
export function sampleUncorrected(seats: number, chance: Chance): Options {
  const levels = [...STEVE_LEVELS, 'none'] as const;
  const steve =
    seats >= MOST_COMPANIES ? 'none' : levels[chance.int(seats < FEWEST_COMPANIES ? levels.length - 1 : levels.length)];
  if (chance.int(4) > 0) return { technologies: 'random', steve };
  return { technologies: 'A', steve, colours: deal(COLORS.length, seats, chance).map((color) => COLORS[color]) };
}
