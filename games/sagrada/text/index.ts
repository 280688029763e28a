import { fillIn, type GameText, type Language, type Reason } from '@stolik/core';
import {
  type Cell,
  COLORS,
  type Color,
  type Event,
  hasTool,
  PATTERNS,
  parseCell,
  patternNamed,
  type Rule,
  type View,
} from '../rules/index.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import type { EventKind, Label, Prompt, Words } from './words.ts';

export { en } from './en.ts';
export { pl } from './pl.ts';
export type { CardText, Words } from './words.ts';

export const words: Readonly<Record<Language, Words>> = { en, pl };

/** Sagrada in every language. */
export const text: Readonly<Record<Language, GameText<View, Event>>> = { en: textOf(en), pl: textOf(pl) };

function textOf(w: Words): GameText<View, Event> {
  return {
    title: 'Sagrada',
    // A question of a tool names it: it may be the third of its kind.
    prompt: (v) => (v.using ? `${w.tools[v.using.id].name}: ` : '') + w.prompts[promptOf(v)],
    event: (e, names) => sayEvent(w, e, names),
    reason: (reason) => sayReason(w, reason),
    scoreLine: (id) => w.objectives[id]?.name ?? w.labels[id as Label],
  };
}

function promptOf(v: View): Prompt {
  if (v.step !== 'turn') return v.step;
  if (v.drafted && v.tooled) return 'done';
  if (v.drafted) return hasTool(v) ? 'drafted' : 'done';
  return v.tooled ? 'tooled' : 'turn';
}

function sayReason(w: Words, { rule, pieces }: Reason): string {
  const named = pieces.map((piece) => w.tools[piece]?.name ?? (isColor(piece) ? w.colors[piece] : sayPiece(w, piece)));
  return w.rules[rule as Rule].replace('$', named.join('; '));
}

function isColor(piece: string): piece is Color {
  return COLORS.some((color) => color === piece);
}

/** Ending a turn says nothing by itself: what was done in it has been said. */
function sayEvent(w: Words, e: Event, names: readonly string[]): string | undefined {
  const kind = eventKindOf(e);
  if (!kind) return undefined;
  const said = sayFields(w, e, names);
  const fields: Readonly<Record<string, unknown>> = e;
  return fillIn(w.events[kind], (field) => said[field] ?? sayPieces(w, [fields[field]].flat()));
}

/** The fields of an event that are neither pieces nor numbers. */
function sayFields(w: Words, e: Event, names: readonly string[]): Record<string, string> {
  return {
    ...('seat' in e ? { seat: names[e.seat] } : {}),
    ...('tool' in e && e.tool ? { tool: w.tools[e.tool].name } : {}),
    ...('color' in e ? { color: w.colors[e.color] } : {}),
    ...('patterns' in e
      ? { patterns: e.patterns.map((id, seat) => `${names[seat]} ${patternName(id)}`).join(', ') }
      : {}),
  };
}

function sayPieces(w: Words, pieces: readonly unknown[]): string {
  return pieces.map((piece) => sayPiece(w, String(piece))).join(', ');
}

/** A die is "blue 5", a space "row 2, column 3"; anything else says itself. */
function sayPiece(w: Words, piece: string): string {
  if (/^[A-Z][1-6]$/.test(piece)) return `${w.colors[piece[0] as Color]} ${piece[1]}`;
  return /^[a-d][1-5]$/.test(piece) ? sayPlace(w, piece as Cell) : piece;
}

export function sayPlace(w: Words, cell: Cell): string {
  const space = parseCell(cell, 'cell');
  return fillIn(w.place, (part) => (part === 'row' ? Math.floor(space / 5) : space % 5) + 1);
}

/** Patterns keep the names on their cards in every language. */
export function patternName(id: string): string {
  return PATTERNS[patternNamed(id)].name;
}

function eventKindOf(e: Event): EventKind | undefined {
  switch (e.type) {
    case 'ended':
      return undefined;
    case 'placed':
      return e.tool ? 'placedWith' : 'placed';
    case 'changed':
      return e.from === e.to ? 'unchanged' : 'changed';
    case 'used':
      return e.die ? 'usedSolo' : 'used';
    case 'skipped':
      return e.why === 'running-pliers' ? 'skippedPliers' : 'skippedNothing';
    case 'leftovers':
      return e.dice.length > 0 ? 'leftovers' : 'noLeftovers';
    default:
      return e.type;
  }
}
