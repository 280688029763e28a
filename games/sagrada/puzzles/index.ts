import { isLargest, type PuzzleFacts, type Puzzling, type Theme } from '@stolik/core';
import type { View } from '../rules/index.ts';

/** From this round on a window is nearly full. */
const LATE = 9;
/** Points on a line that are worth a name. */
const TELLING = 1;

const ROWS = ['row-color-variety', 'row-shade-variety', 'column-color-variety', 'column-shade-variety'];
const SETS = ['light-shades', 'medium-shades', 'deep-shades', 'shade-variety', 'color-variety'];

const MOVING = ['eglomise-brush', 'copper-foil-burnisher', 'lathekin', 'tap-wheel'];

const usesTool = (turn: string) => /^use |; use /.test(turn);
const sumOf = ({ lines }: PuzzleFacts<View>, ids: readonly string[]) =>
  ids.reduce((sum, id) => sum + (lines[id] ?? 0), 0);

const themes: readonly Theme<View>[] = [
  {
    id: 'pass',
    name: { en: 'No die at all', pl: 'Bez kostki' },
    fits: ({ best }) => best === 'pass' || best === 'end',
  },
  {
    id: 'alone',
    name: { en: 'Alone', pl: 'Gra jednoosobowa' },
    fits: ({ view }) => view.seats.length === 1,
  },
  {
    id: 'restraint',
    name: { en: 'Leave the tool', pl: 'Bez narzędzia' },
    fits: ({ best, tempting }) => !usesTool(best) && usesTool(tempting),
  },
  {
    id: 'move',
    name: { en: 'Move dice', pl: 'Przesuwanie kostek' },
    fits: ({ best }) => MOVING.some((tool) => best.includes(`use ${tool}`)),
  },
  {
    id: 'change',
    name: { en: 'Change a die', pl: 'Zmiana kostki' },
    fits: ({ best }) => usesTool(best),
  },
  {
    id: 'rivals',
    name: { en: 'What others need', pl: 'Czego chcą inni' },
    fits: ({ lines }) => isLargest(lines, 'rivals', TELLING),
  },
  {
    id: 'private',
    name: { en: 'The private objective', pl: 'Cel indywidualny' },
    fits: (facts) => (facts.lines.private ?? 0) >= TELLING && sumOf(facts, [...ROWS, ...SETS]) <= 0,
  },
  {
    id: 'public',
    name: { en: 'Against the private objective', pl: 'Wbrew celowi indywidualnemu' },
    fits: ({ lines }) => (lines.private ?? 0) <= -TELLING,
  },
  {
    id: 'rows',
    name: { en: 'Rows and columns', pl: 'Rzędy i kolumny' },
    fits: (facts) => sumOf(facts, ROWS) >= TELLING,
  },
  {
    id: 'sets',
    name: { en: 'Sets of dice', pl: 'Zestawy kostek' },
    fits: (facts) => sumOf(facts, SETS) >= TELLING,
  },
  {
    id: 'last',
    name: { en: 'The last spaces', pl: 'Ostatnie pola' },
    fits: ({ view }) => view.round >= LATE,
  },
  { id: 'room', name: { en: 'Room for later', pl: 'Miejsce na później' }, fits: () => true },
];

/** Puzzles of Sagrada: for two to four, and now and then alone. */
export const puzzling: Puzzling<View> = {
  tables: [
    { seats: 2, options: {} },
    { seats: 3, options: {} },
    { seats: 2, options: {} },
    { seats: 4, options: {} },
    { seats: 2, options: {} },
    { seats: 1, options: { tools: 3 } },
    { seats: 3, options: {} },
    { seats: 1, options: { tools: 2, privateObjectives: 2 } },
  ],
  gap: 2,
  themes,
};
