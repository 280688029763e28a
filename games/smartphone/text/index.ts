import { certain, fillIn, type GameText, type Language, type Reason } from '@stolik/core';
import { type Cause, type Event, printPlan, type Rule, STEVE, type TechnologyId, type View } from '../rules/index.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import type { EventKind, Prompt, Words } from './words.ts';

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
      return `bonus-${certain(v.bonus, 'bonus on offer').kind}`;
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
  const fields: Readonly<Record<string, unknown>> = { ...e, ...sayFields(w, e, names) };
  return fillIn(w.events[eventKindOf(e)], (name) => {
    const [field, forms] = name.split('#');
    return forms === undefined ? fields[field] : plural(language, Number(fields[field]), forms.split('|'));
  });
}

/** The fields that are not numbers or words already. */
function sayFields(w: Words, e: Event, names: readonly string[]): Record<string, string> {
  return {
    ...('seat' in e ? { seat: names[e.seat] ?? STEVE } : {}),
    ...('region' in e ? { region: w.regions[e.region] } : {}),
    ...('from' in e ? { from: w.regions[e.from], to: w.regions[e.to] } : {}),
    ...('technology' in e ? { technology: w.technologies[e.technology].name } : {}),
    ...('by' in e && e.by ? { by: causeName(w, e.by) } : {}),
    ...('bonus' in e ? { bonus: w.bonuses[e.bonus].replace(/\$( ×)? /, '') } : {}),
    ...('track' in e ? { track: w.tracks[e.track] } : {}),
    ...('plan' in e ? { plan: printPlan(e.plan) } : {}),
    ...('display' in e ? { display: e.display.join(', ') } : {}),
  };
}

/** A technology by its name, whatever side of it is up. */
function causeName(w: Words, cause: Cause): string {
  return cause === 'retailer' ? w.labels.retailer : w.technologies[cause.split('-')[0] as TechnologyId].name;
}

/** The form of a word that a number calls for: one, a few, many. */
function plural(language: Language, n: number, forms: readonly string[]): string {
  const place = ['one', 'few', 'many'].indexOf(new Intl.PluralRules(language).select(n));
  return forms[place] ?? forms[forms.length - 1];
}

function eventKindOf(e: Event): EventKind {
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
