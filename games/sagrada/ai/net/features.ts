import type { Sink } from '@stolik/bots/net';
import { firstBit } from '@stolik/core';
import { PUBLIC_OBJECTIVES } from '../../rules/data/objectives.ts';
import { COLORS, KINDS, SHADES } from '../../rules/dice.ts';
import { ROUNDS, type State, windowOf } from '../../rules/state.ts';
import { colorMask, SPACES, shadeMask } from '../../rules/window.ts';
import { expectedPublic } from '../expected.ts';
import { bestPrivate } from '../hand.ts';
import { lookAt, newOutlook } from '../outlook.ts';
import { diceSeen } from '../time.ts';
import { WEIGHTS } from '../weights.ts';
import * as rows from './rows.ts';

const COLOR_COUNT = COLORS.length;
const MOST_SEATS = 4;
const MOST = 255;

/** New names of the colours, so that the private one is always 0 and a second one 1: [first * 5 + second]. */
const NAMES = COLORS.flatMap((_, first) => COLORS.map((__, second) => namesOf(first, second)));
/** The same for whole sets of colours. */
const SET_NAMES = NAMES.map((names) =>
  Array.from({ length: rows.COLOR_SETS }, (_, set) =>
    names.reduce((renamed, name, color) => renamed | (((set >> color) & 1) << name), 0),
  ),
);

/** Where there is no second private objective it is the first. */
function namesOf(first: number, second: number): number[] {
  const order = [...new Set([first, second, ...COLORS.keys()])];
  return COLORS.map((_, color) => order.indexOf(color));
}

/** Writes what is true of a seat's window, with so many drafts to come. It looks at nothing that the seat cannot see. */
export class Features {
  readonly #outlook = newOutlook(WEIGHTS);

  write(sink: Sink, s: State, seat: number, drafts: number): void {
    const { deal, windows: w } = s;
    const at = windowOf(seat);
    const [first, second = first] = deal.privates[seat];
    const naming = first * COLOR_COUNT + second;
    const o = this.#outlook;
    lookAt(o, w, at, s.patterns[seat], drafts, diceSeen(deal.seats));
    for (let color = 0; color < COLOR_COUNT; color++) {
      const dice = rows.DIE + NAMES[naming][color] * SHADES;
      const same = colorMask(w, at, color);
      if (same === 0) continue;
      for (let shade = 0; shade < SHADES; shade++) {
        for (let rest = same & shadeMask(w, at, shade); rest !== 0; rest &= rest - 1) {
          sink.add(dice + shade + firstBit(rest) * KINDS);
        }
      }
    }
    for (let rest = o.empty; rest !== 0; rest &= rest - 1) {
      const space = firstBit(rest);
      sink.add(rows.OPEN_COLORS + space * rows.COLOR_SETS + SET_NAMES[naming][o.colors[space]]);
      sink.add(rows.OPEN_SHADES + space * rows.SHADE_SETS + o.shades[space]);
    }
    sink.add(rows.DRAFTS + drafts);
    sink.add(rows.PLACE + placeOf(s, seat, drafts));
    if (second !== first) sink.add(rows.SECOND_PRIVATE);
    for (let i = 0; i < deal.publics.length; i++) {
      const objective = deal.publics[i];
      sink.add(rows.PUBLIC + objective);
      const points = expectedPublic(o, w, at, PUBLIC_OBJECTIVES[objective]);
      sink.addScaled(objective, inParts(points, rows.POINT_PARTS));
    }
    sink.addScaled(rows.EXPECTED_PRIVATE, inParts(bestPrivate(o, w, at, deal.privates[seat]), rows.PIP_PARTS));
    sink.addScaled(rows.EXPECTED_FILLED, inParts(o.filled, rows.SPACE_PARTS));
  }
}

/** Seats, place in the round of the next draft, and whether it is the second of that round. */
function placeOf({ deal: { seats, start } }: State, seat: number, drafts: number): number {
  const round = ROUNDS - ((drafts + 1) >> 1);
  const place = (seat - start - round + seats * (ROUNDS + 1)) % seats;
  return ((seats - 1) * MOST_SEATS + place) * 2 + (drafts & 1);
}

function inParts(n: number, parts: number): number {
  return Math.min(MOST, Math.round(n * parts));
}

/** Rows that are true of a window at most: two for every empty space, and what the game is about. */
export const MOST_TRUE = 2 * SPACES + 6;
