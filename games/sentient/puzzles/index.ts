import { isLargest, type PuzzleFacts, type Puzzling, type Theme } from '@stolik/core';
import type { View } from '../rules/index.ts';

const LAST_ROUND = 3;
/** Points on a line that are worth a name. */
const TELLING = 1;

const INVESTORS = ['information', 'transport', 'industry', 'military', 'service'];

const sumOf = ({ lines }: PuzzleFacts<View>, ids: readonly string[]) =>
  ids.reduce((sum, id) => sum + (lines[id] ?? 0), 0);

const themes: readonly Theme<View>[] = [
  {
    id: 'pass',
    name: { en: 'Pass now', pl: 'Spasować teraz' },
    fits: ({ best }) => best === 'pass',
  },
  {
    id: 'stay',
    name: { en: 'Do not pass yet', pl: 'Jeszcze nie pasować' },
    fits: ({ tempting }) => tempting === 'pass',
  },
  {
    id: 'assistants',
    name: { en: 'Assistants in the network', pl: 'Asystenci w sieci' },
    fits: ({ best }) => / block /.test(best),
  },
  {
    id: 'free',
    name: { en: 'Save the assistant', pl: 'Bez asystenta' },
    fits: ({ tempting }) => / block | with /.test(tempting),
  },
  {
    id: 'rivals',
    name: { en: 'What others need', pl: 'Czego chcą inni' },
    fits: ({ lines }) => isLargest(lines, 'rivals', TELLING),
  },
  {
    id: 'race',
    name: { en: 'The race for investors', pl: 'Wyścig o inwestorów' },
    fits: (facts) => sumOf(facts, INVESTORS) >= TELLING,
  },
  {
    id: 'chips',
    name: { en: 'Influence for chips', pl: 'Punkty wpływu i żetony' },
    fits: ({ lines }) => (lines.chips ?? 0) >= TELLING,
  },
  {
    id: 'last',
    name: { en: 'The last round', pl: 'Ostatnia runda' },
    fits: ({ view }) => view.round === LAST_ROUND,
  },
  {
    id: 'chain',
    name: { en: 'Dice that turn together', pl: 'Łańcuch kalibracji' },
    fits: ({ best }) => best.startsWith('plug'),
  },
  { id: 'bot', name: { en: 'Which bot to take', pl: 'Którego robota wziąć' }, fits: () => true },
];

/** Puzzles of Sentient. */
export const puzzling: Puzzling<View> = {
  tables: [
    { seats: 2, options: {} },
    { seats: 3, options: {} },
    { seats: 2, options: {} },
    { seats: 4, options: {} },
  ],
  gap: 2,
  themes,
};
