import { ANY, type Language } from '@stolik/core';
import { type Color, SIDES, STEVE, type SteveLevel, TECHNOLOGY_IDS } from '../rules/index.ts';
import { words } from '../text/index.ts';
import { uiWords } from '../text/ui.ts';
import { fill } from './context.ts';
import { type SidesOption, sidesOption } from './side-option.ts';

/** What was settled for a table of so many seats. */
interface Settlement {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly language: Language;
}

/** What is not as usual, in a few words. */
export function settledIn(settled: Settlement): readonly string[] {
  const { options, language } = settled;
  const steve = steveIn(settled);
  const sides = sidesOption(options);
  return [...(sides === 'A' ? [] : [sidesIn(sides, language)]), ...(steve === undefined ? [] : [steve])];
}

/** Which sides of the technologies are up. */
export function sidesIn(sides: SidesOption, language: Language): string {
  const { optionSides, optionSideShort, optionMixed } = uiWords[language];
  if (typeof sides === 'string') return `${optionSides}: ${optionSideShort[sides]}`;
  const { technologies } = words[language];
  const [a, b] = SIDES.map((side) =>
    TECHNOLOGY_IDS.filter((id) => sides[id] === side)
      .map((id) => technologies[id].name)
      .join(', '),
  );
  return `${optionSides}: ${fill(optionMixed, { a, b })}`;
}

/** How well Steve plays and, if somebody cared, his colour; nothing without him. */
export function steveIn({ options, seats, language }: Settlement): string | undefined {
  const { steve = 'none', colours = [] } = options as { steve?: SteveLevel | 'none'; colours?: readonly string[] };
  if (steve === 'none') return undefined;
  const { levels, colors } = words[language];
  const { [seats]: colour = ANY } = colours;
  const parts = [levels[steve], ...(colour === ANY ? [] : [colors[colour as Color]])];
  return `${STEVE}: ${parts.join(', ')}`;
}
