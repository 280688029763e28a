import { type Cell, type Die, type Event, impossibleCells, parseCell, TOOLS, type View } from '../rules/index.ts';
import { sayPlace, words } from '../text/index.ts';
import type { Speech } from './speech.ts';

type Dice = View['seats'][number]['dice'];

/** A die that comes into a window, or goes from one space of it to another. */
export interface Coming {
  readonly die: Die;
  readonly to: Cell;
  readonly from?: Cell | undefined;
}

/** The spaces of the seat's window that a die makes impossible to fill when it comes. */
export function lostBy(view: View, seat: number, { die, to, from }: Coming): readonly Cell[] {
  const { pattern, dice } = view.seats[seat];
  const lifted = from ? dice.with(parseCell(from, 'from'), null) : dice;
  return pattern ? lostBetween(pattern, dice, lifted.with(parseCell(to, 'to'), die)) : [];
}

/** The same of what the seat did last, which it may still take back. */
export function lostLately(view: View, seat: number, events: readonly Event[]): readonly Cell[] {
  const last = events.findLast((event) => event.type === 'placed' || event.type === 'moved');
  const { pattern, dice } = view.seats[seat];
  if (!pattern || !last || last.seat !== seat || !view.actors.includes(seat)) return [];
  const came = parseCell(last.type === 'moved' ? last.to : last.cell, 'cell');
  const lifted = dice.with(came, null);
  return lostBetween(
    pattern,
    last.type === 'moved' ? lifted.with(parseCell(last.from, 'from'), last.die) : lifted,
    dice,
  );
}

function lostBetween(pattern: string, before: Dice, after: Dice): readonly Cell[] {
  const known = impossibleCells(pattern, before);
  return impossibleCells(pattern, after).filter((cell) => !known.includes(cell));
}

/** Tools that move dice and can still be paid for: what lies wrongly may be moved away with them. */
export function mendersOf({ tools, seats, target }: View, seat: number): readonly string[] {
  const canPay = ({ price = 0, die }: View['tools'][number]) =>
    target === undefined ? price <= seats[seat].tokens : die === undefined;
  return tools.filter((tool) => isMover(tool.id) && canPay(tool)).map(({ id }) => id);
}

/** Tools that wait for no turn and no draft are those that move dice. */
function isMover(tool: string): boolean {
  return TOOLS.some(({ id, timing }) => id === tool && timing === 'any');
}

/** The warning for spaces that are lost, or were lost a moment ago: those are crossed out on the board. */
export function warnOf(
  cells: readonly Cell[],
  isDone: boolean,
  view: View,
  seat: number,
  speech: Speech,
): { readonly sentence: string; readonly unit: string } | undefined {
  if (cells.length === 0) return undefined;
  const { lost, undoable } = speech.words;
  const sentence = [cells.length === 1 ? lost.one : lost.many, sayMend(view, seat, speech), isDone ? undoable : ''];
  return { sentence: sentence.filter(Boolean).join(' '), unit: 'look-ahead' };
}

/** The same by name, for whoever cannot see what is crossed out; empty where nothing is lost. */
export function sayLost(cells: readonly Cell[], view: View, seat: number, speech: Speech): string {
  if (cells.length === 0) return '';
  const places = cells.map((cell) => sayPlace(words[speech.language], cell)).join('; ');
  return [speech.words.lost.named.replace('{cells}', places), sayMend(view, seat, speech)].filter(Boolean).join(' ');
}

function sayMend(view: View, seat: number, { words: { mend }, language }: Speech): string {
  const tools = mendersOf(view, seat).map((id) => words[language].tools[id].name);
  return tools.length > 0 ? mend.replace('{tools}', tools.join(' / ')) : '';
}
