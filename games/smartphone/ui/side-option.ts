import { SIDES, type Side, TECHNOLOGY_IDS, type TechnologyId } from '../rules/index.ts';

export type Sides = Readonly<Record<TechnologyId, Side>>;

/** What the options say of the technologies; nothing is the A sides. */
export type SidesOption = Side | 'random' | Sides;

export function sidesOption({ technologies }: Readonly<Record<string, unknown>>): SidesOption {
  return (technologies ?? 'A') as SidesOption;
}

/** The side of each technology; `undefined` where chance turns them. */
export function sidesOf(option: SidesOption): Sides | undefined {
  if (option === 'random') return undefined;
  return typeof option === 'string' ? allOf(option) : option;
}

/** The option with another side of one technology: sides that are all the same have a shorter name. */
export function withSide(option: SidesOption, id: TechnologyId, side: Side): SidesOption {
  const sides = { ...(sidesOf(option) ?? allOf('A')), [id]: side };
  return SIDES.find((one) => TECHNOLOGY_IDS.every((each) => sides[each] === one)) ?? sides;
}

function allOf(side: Side): Sides {
  return Object.fromEntries(TECHNOLOGY_IDS.map((id) => [id, side])) as Record<TechnologyId, Side>;
}
