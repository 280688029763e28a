import type { Question } from '@stolik/facts';
import { type BotType, TYPES } from '../rules/index.ts';
import type { SentientFacts } from './own.ts';

export const questions: readonly Question<SentientFacts>[] = [
  { id: 'printed', cells: ({ own }) => [own.printed], isOwn: true },
  { id: 'investor-with', cells: ({ own }) => wonTypes(own).map((type) => `${own.printed}/${type}`) },
  { id: 'investor', cells: ({ own }) => orNone(wonTypes(own)), isOwn: true },
  { id: 'investors', isOrdered: true, cells: ({ own }) => [upTo(6, sumOf(own.investors))], isOwn: true },
  { id: 'chips', isOrdered: true, cells: ({ own }) => [upTo(5, own.chips)] },
  { id: 'favourite', cells: ({ own }) => [mostOf(own.bots)], isOwn: true },
  { id: 'types', isOrdered: true, cells: ({ own }) => [String(TYPES.filter((type) => own.bots[type] > 0).length)] },
  { id: 'own-bots', isOrdered: true, cells: ({ own }) => [upTo(6, own.bots[own.printed])] },
  { id: 'bots', isOrdered: true, cells: ({ own }) => [String(sumOf(own.bots))] },
  { id: 'idle', isOrdered: true, cells: ({ own }) => [upTo(5, own.idle)] },
  { id: 'matching', isOrdered: true, cells: ({ own }) => [upTo(5, own.matching)] },
  { id: 'assistants', isOrdered: true, cells: ({ own }) => [inFours(own.assistants)] },
  { id: 'order', isOrdered: true, cells: ({ own }) => [String(own.order)] },
  { id: 'first-round', isOrdered: true, cells: ({ own }) => [inFours(own.rounds[0])] },
];

function wonTypes({ investors }: SentientFacts): BotType[] {
  return TYPES.filter((type) => investors[type] > 0);
}

function orNone(cells: readonly string[]): readonly string[] {
  return cells.length > 0 ? cells : ['none'];
}

/** The type that there are most of; where several are, it is none in particular. */
function mostOf(counts: SentientFacts['bots']): string {
  const most = Math.max(...Object.values(counts));
  const types = TYPES.filter((type) => counts[type] === most);
  return types.length === 1 ? types[0] : 'none';
}

function sumOf(counts: Readonly<Record<BotType, number>>): number {
  return TYPES.reduce((sum, type) => sum + counts[type], 0);
}

/** A number; from so many on they are one. */
function upTo(most: number, n: number): string {
  return n >= most ? `${most}+` : String(n);
}

/** Four numbers together: `4-7`. */
function inFours(n: number): string {
  const from = 4 * Math.floor(n / 4);
  return from >= 20 ? '20+' : `${from}-${from + 3}`;
}
