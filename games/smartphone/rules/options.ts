import { type ANY, badField, type Chance, deal, readObject, readOneOf, readWishes, type Wishes } from '@stolik/core';
import { COLORS, type Color } from './data/companies.ts';
import { STEVE_LEVELS, type SteveLevel } from './data/steve.ts';
import { SIDES, type Side, TECHNOLOGY_IDS, type TechnologyId } from './data/technologies.ts';

/** What may be settled before a game. */
export interface Options {
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

export function parseOptions(json: unknown, seats: number): Options {
  const { technologies, colours, steve } = readObject(json, 'options', ['technologies', 'colours', 'steve']);
  const options: Options = {
    ...(technologies === undefined ? {} : { technologies: readTechnologies(technologies) }),
    ...(steve === undefined ? {} : { steve: readSteve(steve, seats) }),
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

export function sampleOptions(seats: number, chance: Chance): Options {
  const levels = [...STEVE_LEVELS, 'none'] as const;
  const steve =
    seats >= MOST_COMPANIES ? 'none' : levels[chance.int(seats < FEWEST_COMPANIES ? levels.length - 1 : levels.length)];
  if (chance.int(4) > 0) return { technologies: 'random', steve };
  return { technologies: 'A', steve, colours: deal(COLORS.length, seats, chance).map((color) => COLORS[color]) };
}
