import type { BotType } from './data/types.ts';

/** What a corner of a bot does to the die beside it. */
export const CORNERS = ['+', '-', '='] as const;
export type Corner = (typeof CORNERS)[number];

/** When a bot scores, as data. The dice are the one left of it and the one right of it. */
export type Condition =
  | { readonly op: PlainOp }
  | { readonly op: 'match' | 'sumEq' | 'sumLe' | 'sumGe' | 'diffEq'; readonly value: number }
  | { readonly op: 'sumOutside'; readonly le: number; readonly ge: number }
  | { readonly op: 'formula'; readonly expr: string };

type PlainOp = 'lt' | 'gt' | 'le' | 'ge' | 'eq' | Parity;
type Parity = 'evenOdd' | 'oddEven' | 'sumOdd' | 'sumEven' | 'bothOdd' | 'bothEven';
export type Op = Condition['op'];

/** What it scores: a number of points if the condition holds; for one and for both dice; or what the formula gives. */
export type Points = number | { readonly one: number; readonly both: number } | 'formula';

/** An operation: the type whose bots have it (RB glossary), and the values it needs with the least and most they can be. */
interface OpForm {
  readonly type: BotType;
  readonly values: Readonly<Record<string, readonly [min: number, max: number]>>;
}

const form = (type: BotType, values: OpForm['values'] = {}): OpForm => ({ type, values });
const SUM = [2, 12] as const;

export const OPS: Readonly<Record<Op, OpForm>> = {
  match: form('information', { value: [1, 6] }),
  lt: form('transport'),
  gt: form('transport'),
  le: form('transport'),
  ge: form('transport'),
  eq: form('transport'),
  evenOdd: form('industry'),
  oddEven: form('industry'),
  sumOdd: form('industry'),
  sumEven: form('industry'),
  bothOdd: form('industry'),
  bothEven: form('industry'),
  sumOutside: form('military', { le: SUM, ge: SUM }),
  sumEq: form('military', { value: SUM }),
  sumLe: form('military', { value: SUM }),
  sumGe: form('military', { value: SUM }),
  diffEq: form('military', { value: [0, 5] }),
  formula: form('service'),
};

/** The points of a bot between two dice. */
export function pointsFor(condition: Condition, vp: Points, left: number, right: number): number {
  // RB: you cannot lose points (R17).
  if (condition.op === 'formula') return Math.max(0, resultOf(condition.expr, left, right));
  if (typeof vp === 'number') return holds(condition, left, right) ? vp : 0;
  if (vp === 'formula' || condition.op !== 'match') throw new Error(`no points for ${condition.op}`);
  const matches = Number(left === condition.value) + Number(right === condition.value);
  return matches === 2 ? vp.both : matches === 1 ? vp.one : 0;
}

function holds(condition: Condition, left: number, right: number): boolean {
  const sum = left + right;
  const [isLeftOdd, isRightOdd] = [left % 2 === 1, right % 2 === 1];
  switch (condition.op) {
    case 'lt':
      return left < right;
    case 'gt':
      return left > right;
    case 'le':
      return left <= right;
    case 'ge':
      return left >= right;
    case 'eq':
      return left === right;
    case 'evenOdd':
      return !isLeftOdd && isRightOdd;
    case 'oddEven':
      return isLeftOdd && !isRightOdd;
    case 'sumOdd':
      return isLeftOdd !== isRightOdd;
    case 'sumEven':
      return isLeftOdd === isRightOdd;
    case 'bothOdd':
      return isLeftOdd && isRightOdd;
    case 'bothEven':
      return !isLeftOdd && !isRightOdd;
    case 'sumOutside':
      return sum <= condition.le || sum >= condition.ge;
    case 'sumEq':
      return sum === condition.value;
    case 'sumLe':
      return sum <= condition.value;
    case 'sumGe':
      return sum >= condition.value;
    case 'diffEq':
      // Not cyclic: 6 and 1 differ by 5 (R16).
      return Math.abs(left - right) === condition.value;
    default:
      throw new Error(`${condition.op} neither holds nor fails`);
  }
}

/** `sum-6`, `7-higher` and the like: a term less a number, or a number less a term. */
const FORMULA = /^(?:(lower|higher|sum)-(\d{1,2})|(\d{1,2})-(lower|higher|sum))$/;

export function isFormula(expr: string): boolean {
  return FORMULA.test(expr);
}

function resultOf(expr: string, left: number, right: number): number {
  const [, term, less, from, subtracted] = FORMULA.exec(expr) ?? [];
  const dice = (name: string) =>
    name === 'sum' ? left + right : name === 'lower' ? Math.min(left, right) : Math.max(left, right);
  return term ? dice(term) - Number(less) : Number(from) - dice(subtracted);
}
