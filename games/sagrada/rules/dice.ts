import { badField, type Chance, show } from '@stolik/core';

/** The five colours, in the order their ints follow everywhere. */
export const COLORS = ['R', 'Y', 'G', 'B', 'P'] as const;
export type Color = (typeof COLORS)[number];

/** A die as a person writes it: `R5`. */
export type Die = `${Color}${1 | 2 | 3 | 4 | 5 | 6}`;

// Inside, a die is colour * 6 + shade, with colour 0..4 and shade 0..5 (the pips less one).
export const SHADES = 6;
export const DICE_PER_COLOR = 18;
export const DICE = COLORS.length * DICE_PER_COLOR;
/** How many different dice there are. */
export const KINDS = COLORS.length * SHADES;

export const DIE_COLOR: readonly number[] = Array.from({ length: KINDS }, (_, die) => Math.floor(die / SHADES));
export const DIE_SHADE: readonly number[] = Array.from({ length: KINDS }, (_, die) => die % SHADES);

export function dieOf(color: number, shade: number): number {
  return color * SHADES + shade;
}

export function rolled(color: number, chance: Chance, tag: number): number {
  return dieOf(color, chance.int(SHADES, tag));
}

export function printDie(die: number): Die {
  return `${COLORS[DIE_COLOR[die]]}${DIE_SHADE[die] + 1}` as Die;
}

/** The int of a written die, in either case, or an error naming the field. */
export function parseDie(text: unknown, field: string): number {
  const match = typeof text === 'string' ? /^([RYGBP])([1-6])$/i.exec(text) : null;
  if (!match)
    throw badField(field, `${show(text)} is not a die such as R5 (colours ${COLORS.join(' ')}, shades 1 to 6)`);
  return dieOf(COLORS.indexOf(match[1].toUpperCase() as Color), Number(match[2]) - 1);
}

/** Adds a die to a sorted list: equal dice then lie together, and the order tells nothing. */
export function addSorted(dice: number[], die: number): void {
  let i = dice.length;
  dice.push(die);
  while (i > 0 && dice[i - 1] > die) {
    dice[i] = dice[i - 1];
    i--;
  }
  dice[i] = die;
}

export function removeOne(dice: number[], die: number): void {
  const at = dice.indexOf(die);
  for (let i = at; i < dice.length - 1; i++) dice[i] = dice[i + 1];
  dice.pop();
}
