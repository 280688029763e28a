import type { Facts, Question } from '@stolik/facts';
import { PUBLIC_OBJECTIVES, TOOLS } from '../rules/index.ts';
import { publicsInPlay } from '../rules/options.ts';
import type { SagradaFacts } from './own.ts';

type Cells = Question<SagradaFacts>['cells'];

/** Rounds 1 to 10 in three parts: when a tool is used is rarely the same round twice. */
const PARTS = ['early', 'middle', 'late'] as const;

export const questions: readonly Question<SagradaFacts>[] = [
  { id: 'window', cells: ({ own }) => [own.window], isOwn: true },
  {
    id: 'window-objective',
    cells: ({ own }) => own.publics.map((objective) => `${objective}/${own.window}`),
    options: (cell, seats) => withObjective(cell.split('/')[0], seats),
  },
  { id: 'window-private', cells: ({ own }) => own.privates.map((color) => `${color}/${own.window}`) },
  { id: 'objective', cells: ({ own }) => own.publics, isOwn: true, options: withObjective },
  { id: 'private', cells: ({ own }) => own.privates, isOwn: true },
  {
    id: 'tool',
    cells: unless(({ own }) => [...new Set(own.used.map(({ tool }) => tool))]),
    isOwn: true,
    options: withTool,
  },
  {
    id: 'tool-price',
    cells: ({ own }) => own.used.flatMap(priced),
    options: (cell, seats) => withTool(cell.split('/')[0], seats),
  },
  { id: 'tool-count', isOrdered: true, cells: ({ own }) => [String(Math.min(6, own.used.length))] },
  { id: 'tool-first', cells: ({ own }) => [own.used.length > 0 ? partOf(own.used[0].round) : 'never'] },
  { id: 'difficulty', isOrdered: true, cells: ({ own }) => [String(own.difficulty)], isOwn: true },
  { id: 'order', isOrdered: true, cells: ({ own }) => [String(own.order)] },
  { id: 'half-way', isOrdered: true, cells: ({ places }) => (places.length > 4 ? [String(places[4])] : []) },
  { id: 'empty', isOrdered: true, cells: ({ own }) => [String(Math.min(4, own.empty))] },
];

/** Whoever used none of the tools is an example of that. */
function unless(cells: Cells): Cells {
  return (facts: Facts<SagradaFacts>) => {
    const found = cells(facts);
    return found.length > 0 ? found : ['none'];
  };
}

/** The dear one where a tool was paid for at both prices, so that nobody is an example of both. */
function priced({ tool, price }: SagradaFacts['used'][number], place: number, used: SagradaFacts['used']): string[] {
  const all = used.filter((one) => one.tool === tool);
  if (price === undefined || all[0] !== used[place]) return [];
  return [`${tool}/${Math.max(...all.map((one) => one.price ?? 0))}`];
}

function partOf(round: number): (typeof PARTS)[number] {
  return round <= 3 ? 'early' : round <= 7 ? 'middle' : 'late';
}

/** This objective, and others as the box has them. */
function withObjective(objective: string, seats: number): unknown {
  return {
    publicObjectives: first(
      objective,
      PUBLIC_OBJECTIVES.map(({ id }) => id),
      publicsInPlay(seats),
    ),
  };
}

function withTool(tool: string, _seats: number): unknown {
  return tool === 'none'
    ? {}
    : {
        tools: first(
          tool,
          TOOLS.map(({ id }) => id),
          3,
        ),
      };
}

function first(wanted: string, all: readonly string[], count: number): string[] {
  return [wanted, ...all.filter((id) => id !== wanted)].slice(0, count);
}
