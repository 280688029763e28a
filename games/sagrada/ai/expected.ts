import { countBits, firstBit } from '@stolik/core';
import type { PublicObjective } from '../rules/data/objectives.ts';
import { SHADES } from '../rules/dice.ts';
import { COLUMN_MASKS, colorMask, corners, ROW_MASKS, SPACES, shadeMask } from '../rules/window.ts';
import { BITS, COLOR_COUNT, fillChance, type Outlook } from './outlook.ts';

// How often each objective is met in the end: what lies there counts in full, what may come by its chance.

const SHADE_SETS = new Map<PublicObjective, readonly number[]>();
const ALL_COLORS = Array.from({ length: COLOR_COUNT }, (_, color) => color);

/** Points expected of a public objective. */
export function expectedPublic(o: Outlook, w: readonly number[], at: number, objective: PublicObjective): number {
  const { counts, vp } = objective;
  switch (counts.of) {
    case 'row':
    case 'column': {
      const lines = counts.of === 'row' ? ROW_MASKS : COLUMN_MASKS;
      const maskOf = counts.different === 'color' ? colorMask : shadeMask;
      let met = 0;
      for (let i = 0; i < lines.length; i++) met += expectedLine(o, w, at, lines[i], maskOf);
      return vp * met;
    }
    case 'shades':
      return vp * expectedSets(o, w, at, shadesOf(objective, counts.shades), shadeMask);
    case 'colors':
      return vp * expectedSets(o, w, at, ALL_COLORS, colorMask);
    case 'diagonals':
      return vp * expectedDiagonals(o, w, at);
  }
}

/** The shades of a set as they are counted inside, from 0. */
function shadesOf(objective: PublicObjective, shades: readonly number[]): readonly number[] {
  let inside = SHADE_SETS.get(objective);
  if (!inside) {
    inside = shades.map((shade) => shade - 1);
    SHADE_SETS.set(objective, inside);
  }
  return inside;
}

type MaskOf = (w: readonly number[], at: number, kind: number) => number;

/** How likely a row or column is full in the end, with nothing in it twice. */
function expectedLine(o: Outlook, w: readonly number[], at: number, line: number, maskOf: MaskOf): number {
  const isColor = maskOf === colorMask;
  const kinds = isColor ? COLOR_COUNT : SHADES;
  let missing = 0;
  for (let kind = 0; kind < kinds; kind++) if (!(maskOf(w, at, kind) & line)) missing |= 1 << kind;
  const lacking = BITS[missing];
  const empties = countBits(o.empty & line);
  if (kinds - lacking < countBits(line) - empties) return 0;
  if (empties === 0) return 1;
  // The first space may take any of the missing kinds, the last only what is left.
  const choice = (2 * lacking - empties + 1) / (2 * lacking);
  let chance = 1;
  for (let rest = o.empty & line; rest !== 0; rest &= rest - 1) {
    const space = firstBit(rest);
    const wanted = BITS[(isColor ? o.colors[space] : o.shades[space]) & missing];
    if (wanted === 0) return 0;
    const others = isColor ? o.shadeCount[space] : o.colorCount[space];
    chance *= fillChance(o, o.beliefs.lineCare * Math.max(1, choice * wanted) * others);
  }
  return chance;
}

/** Written anew for every set that is counted. */
const counts = new Array<number>(SHADES).fill(0);

/** How many whole sets of these kinds there are in the end. */
function expectedSets(o: Outlook, w: readonly number[], at: number, kinds: readonly number[], maskOf: MaskOf): number {
  const isColor = maskOf === colorMask;
  const choices = isColor ? o.colorCount : o.shadeCount;
  const open = isColor ? o.openColors : o.openShades;
  const { setCare } = o.beliefs;
  let steered = 0;
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i];
    let coming = 0;
    for (let rest = open[kind]; rest !== 0; rest &= rest - 1) {
      const space = firstBit(rest);
      coming += o.fill[space] / choices[space];
    }
    counts[i] = countBits(maskOf(w, at, kind)) + (1 - setCare) * coming;
    steered += setCare * coming;
  }
  return level(kinds.length, steered);
}

/** How high the smallest of the counts stands after `extra` was poured onto the lowest. */
function level(length: number, extra: number): number {
  // Insertion sort: there are six at most.
  for (let i = 1; i < length; i++) {
    const count = counts[i];
    let j = i;
    for (; j > 0 && counts[j - 1] > count; j--) counts[j] = counts[j - 1];
    counts[j] = count;
  }
  let height = counts[0];
  for (let i = 1; i <= length; i++) {
    const step = i < length ? counts[i] - height : Number.POSITIVE_INFINITY;
    if (step * i >= extra) return height + extra / i;
    extra -= step * i;
    height = counts[i];
  }
  return height;
}

/** How many dice touch one of their colour by a corner in the end. */
function expectedDiagonals(o: Outlook, w: readonly number[], at: number): number {
  let dice = 0;
  for (let color = 0; color < COLOR_COUNT; color++) {
    const same = colorMask(w, at, color);
    const met = same & corners(same);
    dice += countBits(met);
    for (let rest = corners(same) & o.openColors[color]; rest !== 0; rest &= rest - 1) {
      const space = firstBit(rest);
      // The new die counts, and so does every die that had no partner before.
      const gain = 1 + countBits(corners(1 << space) & same & ~met);
      dice += gain * o.fill[space] * Math.min(1, o.beliefs.diagonalCare / o.colorCount[space]);
    }
  }
  return Math.min(dice, SPACES);
}

/** Pips of the private colour in the end. */
export function expectedPrivate(o: Outlook, w: readonly number[], at: number, color: number): number {
  let pips = 0;
  for (let shade = 0; shade < SHADES; shade++) {
    pips += (shade + 1) * countBits(colorMask(w, at, color) & shadeMask(w, at, shade));
  }
  for (let rest = o.openColors[color]; rest !== 0; rest &= rest - 1) {
    const space = firstBit(rest);
    if (o.shadeCount[space] === 0) continue;
    const chance = o.fill[space] * Math.min(1, o.beliefs.privateCare / o.colorCount[space]);
    pips += chance * averagePips(o.shades[space]);
  }
  return pips;
}

function averagePips(shades: number): number {
  let sum = 0;
  for (let shade = 0; shade < SHADES; shade++) if ((shades >> shade) & 1) sum += shade + 1;
  return sum / BITS[shades];
}
