import { fillIn, type GameText, type Language, type Reason } from '@stolik/core';
import {
  type BonusKind,
  type Cause,
  type Event,
  printPlan,
  type Rule,
  type ShownPlan,
  STEVE,
  type SteveTrack,
  type TechnologyId,
  type View,
} from '../rules/index.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import type { Happening, Prompt, Words } from './words.ts';

export { en } from './en.ts';
export { pl } from './pl.ts';
export type { TechnologyText, Words } from './words.ts';

export const words: Readonly<Record<Language, Words>> = { en, pl };

/** Smartphone Inc. in every language. */
export const text: Readonly<Record<Language, GameText<View, Event>>> = { en: textOf(en, 'en'), pl: textOf(pl, 'pl') };

function textOf(w: Words, language: Language): GameText<View, Event> {
  return {
    title: 'Smartphone Inc.',
    prompt: (v) => w.prompts[promptOf(v)],
    event: (e, names) => sayEvent(w, language, e, names),
    reason: (reason) => sayReason(w, reason),
    scoreLine: (id) => {
      const [line, round] = id.split('-');
      return w.lines[line as keyof Words['lines']].replace('$', round);
    },
  };
}

/** While plans are secret, the only one to be seen is one's own. */
function promptOf(v: View): Prompt {
  switch (v.step) {
    case 'plan': {
      const own = v.companies.find(({ plan }) => plan !== undefined);
      if (!own?.plan) return 'layout';
      return own.plan.upgrades.length + own.plan.faceDown.length < own.upgrades.length ? 'upgrades' : 'ready';
    }
    case 'improve':
      return v.acted ? 'done' : 'improve';
    case 'bonus':
      return `bonus-${v.bonus?.kind ?? 'goods'}`;
    case 'research':
      return v.points > 0 ? 'research' : 'done';
    default:
      return v.step;
  }
}

function sayReason(w: Words, { rule, pieces }: Reason): string {
  const named = pieces.map((piece) => w.regions[piece] ?? w.technologies[piece as TechnologyId]?.name ?? piece);
  return w.rules[rule as Rule].replace('$', named.join('; '));
}

function sayEvent(w: Words, language: Language, e: Event, names: readonly string[]): string {
  const fields: Readonly<Record<string, unknown>> = e;
  return fillIn(w.events[happeningOf(e)], (name) => {
    const [field, forms] = name.split('#');
    const value = fields[field];
    if (forms !== undefined) return plural(language, Number(value), forms.split('|'));
    return FIELDS[field]?.(w, value, names) ?? (Array.isArray(value) ? value.join(', ') : String(value));
  });
}

/** How fields are said that are not numbers or words already. */
const FIELDS: Readonly<Record<string, (w: Words, value: unknown, names: readonly string[]) => string>> = {
  seat: (_, value, names) => names[value as number] ?? STEVE,
  region: (w, value) => w.regions[value as string],
  from: (w, value) => w.regions[value as string],
  to: (w, value) => w.regions[value as string],
  technology: (w, value) => w.technologies[value as TechnologyId].name,
  by: (w, value) => causeName(w, value as Cause),
  bonus: (w, value) => w.bonuses[value as BonusKind].replace(/[:,]? ?\$/, ''),
  track: (w, value) => w.tracks[value as SteveTrack],
  plan: (_, value) => printPlan(value as ShownPlan),
};

/** A technology by its name, whatever side of it is up. */
function causeName(w: Words, cause: Cause): string {
  return cause === 'retailer' ? w.labels.retailer : w.technologies[cause.split('-')[0] as TechnologyId].name;
}

/** The form of a word that a number calls for: one, a few, many. */
function plural(language: Language, n: number, forms: readonly string[]): string {
  const place = ['one', 'few', 'many'].indexOf(new Intl.PluralRules(language).select(n));
  return forms[place] ?? forms[forms.length - 1];
}

function happeningOf(e: Event): Happening {
  switch (e.type) {
    case 'price':
    case 'made':
    case 'opened':
    case 'sold':
      return e.by ? `${e.type}By` : e.type;
    case 'finished':
      return e.patent ? 'patented' : 'finished';
    case 'control':
      return e.place === 1 ? 'first' : 'second';
    default:
      return e.type;
  }
}
