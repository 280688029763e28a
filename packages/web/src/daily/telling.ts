import type { Language } from '@stolik/core';
import {
  type Day,
  ENOUGH,
  type Field,
  type Kind,
  percentOf,
  type Result,
  resultsIn,
  type Standing,
  signsOf,
  standingOf,
} from '@stolik/daily';
import { titleOf } from '../boxes.ts';
import { localeOf } from '../text/locale.ts';
import { dailyWords } from './words.ts';

/** What is played, such as "Sagrada against Heron". */
export function kindIn({ game, birds: [bird] }: Kind, language: Language): string {
  const w = dailyWords[language];
  return `${titleOf(game)} ${bird ? w.against[bird] : w.alone}`;
}

/** What is compared, in words: points alone, otherwise how far ahead or behind. */
export function valueIn({ value }: Pick<Result, 'value'>, isAlone: boolean, language: Language): string {
  const w = dailyWords[language];
  if (isAlone) return w.points(value);
  if (value === 0) return w.level;
  return value > 0 ? w.ahead(value) : w.behind(-value);
}

/** A day as it is written there; days are those of UTC wherever one is. */
export function dateIn(day: Day, language: Language, month: 'long' | 'short' = 'long'): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month, timeZone: 'UTC' });
  return format.format(Date.parse(day));
}

/** Hours and minutes until then. */
export function spanIn(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

interface Told {
  readonly day: Day;
  readonly kind: Kind;
  readonly result: Result;
  readonly field: Field | undefined;
  readonly language: Language;
  readonly link: string;
}

/** What one sends to others: no dice, and nothing of how. */
export function shareTextOf({ day, kind, result, field, language, link }: Told): string {
  const w = dailyWords[language];
  const others = field ? resultsIn(field.results) : [];
  const value = valueIn(result, kind.birds.length === 0, language);
  return [
    w.name(dateIn(day, language, 'short')),
    kindIn(kind, language),
    others.length > 0 ? `${value}, ${w.better(percentOf(standingOf(result.value, others)))}` : value,
    ...(field ? [`${signsOf(result.rounds, field.rounds).join(' ')} ${w.signs}`] : []),
    link,
  ].join(' - ');
}

/** How a result stands among those of bots: from few of them no percentage is made. */
export function standingIn(standing: Standing, language: Language): string {
  const w = dailyWords[language];
  const { others, beaten } = standing;
  return others < ENOUGH ? w.betterThanSome(beaten, others) : w.betterThan(percentOf(standing));
}
