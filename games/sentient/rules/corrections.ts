import { badField, readInt, readList, readObject, readOneOf, readText, StolikError, show } from '@stolik/core';
import { CORNERS, type Condition, isFormula, OPS, type Op, type Points } from './conditions.ts';
import { type BotCard, CARDS } from './data/deck.ts';
import { type BotType, TYPES } from './data/types.ts';

/** More points than any bot could be worth. */
export const MOST_POINTS = 20;
const OP_NAMES = Object.keys(OPS) as Op[];

/** Rows of a corrected deck: all sixty, or just those that were wrong. Errors name the row and its card. */
export function readCorrections(json: unknown, field: string): BotCard[] {
  const rows = readList(json, field).map((row, i) => readRow(row, `${field}[${i}]`));
  rows.forEach(({ id }, i) => {
    if (rows.findIndex((row) => row.id === id) < i) throw badField(`${field}[${i}].id`, `card ${id} is there twice`);
  });
  // In the order of the deck, so that equal corrections are equal.
  return rows.sort((a, b) => a.id - b.id);
}

function readRow(json: unknown, field: string): BotCard {
  const row = readObject(json, field, ['id', 'type', 'condition', 'vp', 'left', 'right']);
  const id = readInt(row.id, `${field}.id`, 1, CARDS);
  try {
    const type = readOneOf(row.type, `${field}.type`, TYPES);
    const condition = readCondition(row.condition, `${field}.condition`, type);
    return {
      id,
      type,
      condition,
      vp: readPoints(row.vp, `${field}.vp`, condition.op),
      left: readOneOf(row.left, `${field}.left`, CORNERS),
      right: readOneOf(row.right, `${field}.right`, CORNERS),
    };
  } catch (error) {
    if (error instanceof StolikError) throw new StolikError(error.code, `card ${id}: ${error.message}`, error.details);
    throw error;
  }
}

/** A condition from outside; of a bot of this type, if one is given. */
export function readCondition(json: unknown, field: string, type?: BotType): Condition {
  const op = readOneOf(readObject(json, field).op, `${field}.op`, OP_NAMES);
  if (type !== undefined && OPS[op].type !== type) {
    throw badField(`${field}.op`, `${op} is a condition of ${OPS[op].type} bots, not of ${type} ones`);
  }
  const { values } = OPS[op];
  if (op === 'formula') return { op, expr: readExpr(readObject(json, field, ['op', 'expr']).expr, `${field}.expr`) };
  const given = readObject(json, field, ['op', ...Object.keys(values)]);
  const read = Object.entries(values).map(([name, [min, max]]) => [
    name,
    readInt(given[name], `${field}.${name}`, min, max),
  ]);
  return { op, ...Object.fromEntries(read) } as Condition;
}

function readExpr(json: unknown, field: string): string {
  const expr = readText(json, field);
  if (!isFormula(expr)) throw badField(field, `${show(expr)} is not a formula such as sum-6 or 7-higher`);
  return expr;
}

/** Points of the kind that the condition pays. */
export function readPoints(json: unknown, field: string, op: Op): Points {
  if (op === 'formula') return readOneOf(json, field, ['formula'] as const);
  if (op !== 'match') return readInt(json, field, 0, MOST_POINTS);
  const { one, both } = readObject(json, field, ['one', 'both']);
  return { one: readInt(one, `${field}.one`, 0, MOST_POINTS), both: readInt(both, `${field}.both`, 0, MOST_POINTS) };
}
