import { fillIn, type GameText, type Language, type Reason } from '@stolik/core';
import { type BotCard, type BotType, type Event, type Rule, TYPES, type View } from '../rules/index.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import type { EventKind, Label, Noun, Prompt, Words } from './words.ts';

export { en } from './en.ts';
export { pl } from './pl.ts';
export type { Words } from './words.ts';

export const words: Readonly<Record<Language, Words>> = { en, pl };

/** Sentient in every language. */
export const text: Readonly<Record<Language, GameText<View, Event>>> = { en: textOf(en), pl: textOf(pl) };

function textOf(w: Words): GameText<View, Event> {
  return {
    title: 'Sentient',
    prompt: (v) => w.prompts[promptOf(v)],
    event: (e, names) => sayEvent(w, e, names),
    reason: (reason) => sayReason(w, reason),
    scoreLine: (id) => sayLine(w, id),
  };
}

function promptOf(v: View): Prompt {
  if (v.step !== 'agent') return v.step;
  return v.next.includes(v.actors[0]) ? 'agentOnly' : 'agent';
}

function sayReason(w: Words, { rule, pieces }: Reason): string {
  return w.rules[rule as Rule].replace(/\$(\d)/g, (_, place: string) => {
    const piece = pieces[Number(place) - 1];
    return w.corners[piece as keyof Words['corners']] ?? piece;
  });
}

/** `bot-1-2` or the whole round `bot-1`, `chips`, or a type for what its investors pay. */
function sayLine(w: Words, id: string): string {
  const [, round, slot] = /^bot-(\d)(?:-(\d))?$/.exec(id) ?? [];
  if (round) return fill(slot ? w.labels.botLine : w.labels.roundLine, { round, slot });
  return isType(id) ? fill(w.labels.investorLine, { type: w.types[id] }) : w.labels[id as Label];
}

function isType(id: string): id is BotType {
  return TYPES.some((type) => type === id);
}

/** A number with its noun in the right form. */
export function count(w: Words, noun: Noun, n: number): string {
  const forms = w.counted[noun];
  return (forms[new Intl.PluralRules(w.locale).select(n)] ?? forms.other).replace('#', String(n));
}

/** When a bot scores, without its points. */
export function sayCondition(w: Words, { condition }: Pick<BotCard, 'condition'>): string {
  const expr =
    condition.op === 'formula'
      ? condition.expr.replace(/lower|higher|sum/, (term) => w.terms[term as keyof Words['terms']]).replace('-', ' - ')
      : '';
  return fill(w.conditions[condition.op], { ...condition, expr });
}

/** The points of a bot: a number, two numbers, or `?` where its formula says it all. */
export function sayPoints(w: Words, { vp }: Pick<BotCard, 'vp'>): string {
  if (vp === 'formula') return '?';
  return typeof vp === 'number' ? String(vp) : fill(w.matchPoints, vp);
}

function fill(template: string, fields: Readonly<Record<string, unknown>>): string {
  return fillIn(template, (field) => fields[field]);
}

/** Ending a turn says nothing by itself, nor does the bot that fills a gap: both are seen at once. */
function sayEvent(w: Words, e: Event, names: readonly string[]): string | undefined {
  const kind = eventKindOf(e);
  if (!kind) return undefined;
  return fill(w.events[kind], { ...e, ...fieldsOf(w, e, names) });
}

/** What stands in a sentence otherwise than in the event. */
function fieldsOf(w: Words, e: Event, names: readonly string[]): Record<string, string> {
  switch (e.type) {
    case 'round':
      return { first: names[e.order[0]] };
    case 'agent':
      return { seat: names[e.seat], assistants: count(w, 'assistants', e.assistants) };
    case 'plugged':
      return {
        seat: names[e.seat],
        left: String(e.dice[0]),
        right: String(e.dice[1]),
        block: e.block === 'none' ? '' : w.corners[e.block],
      };
    case 'passed':
      return { seat: names[e.seat] };
    case 'wiped':
      return { factory: e.factory.join(', ') };
    case 'scored':
      return { seat: names[e.seat], vp: count(w, 'points', e.vp) };
    case 'investor':
      return {
        investor: w.types[e.investor],
        ...(e.token === null ? {} : { token: names[e.token] }),
        ...(e.chip === null ? {} : { chip: names[e.chip] }),
      };
    default:
      return {};
  }
}

function eventKindOf(e: Event): EventKind | undefined {
  switch (e.type) {
    case 'ended':
    case 'refilled':
      return undefined;
    case 'agent':
      return e.assistants > 0 ? 'agentWith' : 'agent';
    case 'plugged':
      return e.block === 'none' ? 'plugged' : 'pluggedBlocked';
    case 'passed':
      return e.forced ? 'passedForced' : 'passed';
    case 'investor':
      if (e.token === null) return 'investorLost';
      return e.chip === null ? 'investorAlone' : 'investor';
    default:
      return e.type;
  }
}
