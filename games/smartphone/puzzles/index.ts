import { isLargest, type Puzzling, type Theme } from '@stolik/core';
import type { View } from '../rules/index.ts';

const LAST_ROUND = 5;
/** Points on a line that are worth a name. */
const TELLING = 4;

const movesOf = (turn: string, name: string) => turn.split('; ').filter((move) => move.split(' ')[0] === name);

const themes: readonly Theme<View>[] = [
  {
    id: 'pads',
    name: { en: 'Two pads, one plan', pl: 'Dwa arkusze, jeden plan' },
    fits: ({ best }) => best.startsWith('layout'),
  },
  {
    id: 'patents',
    name: { en: 'The race for patents', pl: 'Wyścig o patenty' },
    fits: ({ best, lines }) => movesOf(best, 'research').length > 0 && (lines.patents ?? 0) >= TELLING,
  },
  {
    id: 'research',
    name: { en: 'Which technology', pl: 'Która technologia' },
    fits: ({ best }) => movesOf(best, 'research').length > 0,
  },
  {
    id: 'upgrade',
    name: { en: 'Which upgrade', pl: 'Które ulepszenie' },
    fits: ({ best }) => movesOf(best, 'take').length > 0,
  },
  {
    id: 'customers',
    name: { en: 'Which customers', pl: 'Którzy klienci' },
    fits: ({ best }) => movesOf(best, 'sell').length > 0 || movesOf(best, 'direct').length > 0,
  },
  {
    id: 'retailers',
    name: { en: 'Retailers', pl: 'Sprzedawcy' },
    fits: ({ best, lines }) => (lines.retailers ?? 0) >= TELLING || movesOf(best, 'accept').length > 0,
  },
  {
    id: 'rivals',
    name: { en: 'What others need', pl: 'Czego chcą inni' },
    fits: ({ lines }) => isLargest(lines, 'rivals', TELLING),
  },
  {
    id: 'second',
    name: { en: 'A second office', pl: 'Drugie biuro' },
    fits: ({ best }) => movesOf(best, 'second').length > 0,
  },
  {
    id: 'majority',
    name: { en: 'Control of regions', pl: 'Kontrola regionów' },
    fits: ({ lines }) => (lines.control ?? 0) >= TELLING,
  },
  {
    id: 'last',
    name: { en: 'The last round', pl: 'Ostatnia runda' },
    fits: ({ view }) => view.round === LAST_ROUND,
  },
  { id: 'market', name: { en: 'Where to expand', pl: 'Dokąd z ekspansją' }, fits: () => true },
];

/** Puzzles of Smartphone Inc.: with all technologies of the first game, and with any. */
export const puzzling: Puzzling<View> = {
  tables: [
    { seats: 2, options: {} },
    { seats: 3, options: {} },
    { seats: 2, options: { technologies: 'random' } },
    { seats: 4, options: {} },
    { seats: 3, options: { technologies: 'random' } },
    { seats: 2, options: { steve: 'normal' } },
  ],
  gap: 6,
  themes,
};
