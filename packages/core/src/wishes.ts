import type { Chance } from './chance/chance.ts';
import { deal } from './chance/draw.ts';
import { badField, readList, readOneOf } from './fields.ts';

// What each player may choose for themself before a game, such as a colour: one for each seat, no two alike.

/** Stands in a list of wishes for whatever is left: it is dealt. */
export const ANY = 'any';

/** An option that is a list of wishes, one for each seat; a game may take more of them, for opponents without a seat. */
export interface Wishes {
  /** The name of the option. */
  readonly option: string;
  /** All that can be wished for. */
  readonly values: readonly string[];
}

/** A list of `min` to `max` wishes: nothing but `any` may be there twice. */
export function readWishes<T extends string>(
  json: unknown,
  field: string,
  values: readonly T[],
  min: number,
  max = min,
): (T | typeof ANY)[] {
  const list = readList(json, field).map((value, i) => readOneOf(value, `${field}[${i}]`, [...values, ANY] as const));
  if (list.length < min || list.length > max) {
    throw badField(field, `must name ${min === max ? min : `${min} to ${max}`}, not ${list.length}`);
  }
  const wished = list.filter((value) => value !== ANY);
  if (new Set(wished).size < wished.length) throw badField(field, 'must not name anything twice');
  return list;
}

/** As many places in `values` as are wanted: what was wished for, and for the others some that are left, dealt in order. */
export function grantWishes(
  wishes: readonly string[],
  values: readonly string[],
  wanted: number,
  chance: Chance,
  tag?: number,
): number[] {
  const granted = Array.from({ length: wanted }, (_, i) => values.indexOf(wishes[i] ?? ANY));
  const left = values.flatMap((_, place) => (granted.includes(place) ? [] : [place]));
  const dealt = deal(left.length, granted.filter((place) => place < 0).length, chance, tag);
  let next = 0;
  return granted.map((place) => (place < 0 ? left[dealt[next++]!]! : place));
}

/** The options of a game with what those at the seats wish for; `undefined` for whoever wishes for nothing. */
export function withWishes(
  wishes: Wishes | undefined,
  options: unknown,
  own: readonly (string | undefined)[],
): unknown {
  if (!wishes || own.every((wish) => wish === undefined)) return options;
  const listed = listIn(wishes, options);
  const list = own.map((wish, seat) => wish ?? listed[seat] ?? ANY);
  return { ...(options as object), [wishes.option]: [...list, ...listed.slice(own.length)] };
}

/** The other way round: the options without what the seats wish for, and that. */
export function withoutWishes(
  wishes: Wishes | undefined,
  options: unknown,
  seats: number,
): { readonly options: unknown; readonly own: readonly (string | undefined)[] } {
  if (!wishes) return { options, own: [] };
  const listed = listIn(wishes, options);
  const others = listed.slice(seats);
  const { [wishes.option]: _, ...rest } = options as Record<string, unknown>;
  return {
    options: others.every((wish) => wish === ANY)
      ? rest
      : { ...rest, [wishes.option]: [...listed.slice(0, seats).map(() => ANY), ...others] },
    own: listed.slice(0, seats).map((wish) => (wish === ANY ? undefined : wish)),
  };
}

function listIn({ option }: Wishes, options: unknown): readonly string[] {
  return ((options as Readonly<Record<string, unknown>>)[option] ?? []) as readonly string[];
}
