import { type Cells, EVERYBODY, groupOf } from './aggregate.ts';
import { type Cell, errorOf, meanOf, NO_CELL } from './cell.ts';
import { type Effect, effectOf } from './estimate.ts';

/** Of fewer games nothing is said. */
export const FEWEST_GAMES = 30;

/** What games say of a cell. */
export interface Answer extends Effect {
  readonly cell: string;
  readonly games: number;
  /** Wins as often as they were to be expected are 1, at any table. */
  readonly wins: number;
}

/** Every cell of a question that enough games tell of, within one group where there are groups, the best first. */
export function answersTo(cells: Cells, question: string, seats: number, group = ''): Answer[] {
  const all = cells.get(question) ?? new Map<string, Cell>();
  const usual = (group === '' ? cells.get(EVERYBODY)?.get(EVERYBODY) : all.get(group)) ?? NO_CELL;
  const told = [...all].filter(
    ([name, { games }]) => games >= FEWEST_GAMES && groupOf(name) === group && name !== group,
  );
  return told
    .map(([name, cell]) => ({
      cell: name.slice(group.length),
      games: cell.games,
      wins: (seats * cell.wins) / cell.rows,
      ...effectOf(meanOf(cell) - meanOf(usual), errorOf(cell), cell.games, told.length),
    }))
    .sort((a, b) => b.mean - a.mean);
}

/** The groups of a question of which there is anything to tell. */
export function groupsOf(cells: Cells, question: string): string[] {
  const names = [...(cells.get(question) ?? new Map<string, Cell>())];
  return [...new Set(names.flatMap(([name, { games }]) => (games >= FEWEST_GAMES ? [groupOf(name)] : [])))].filter(
    (group) => group !== '',
  );
}
