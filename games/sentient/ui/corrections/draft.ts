import { type Checked, FormReader } from '../../../ui/corrections.ts';
import {
  type BotCard,
  type BotType,
  type Condition,
  type Corner,
  MOST_POINTS,
  OPS,
  type Op,
  readCondition,
} from '../../rules/index.ts';

export const TERMS = ['lower', 'higher', 'sum'] as const;
export type Term = (typeof TERMS)[number];
/** Whether a formula is dice less a number, or a number less dice. */
export type Order = 'dice-number' | 'number-dice';

/** A bot as its form has it. What another type or condition needs stays, for whoever comes back to it. */
export interface Draft {
  readonly id: number;
  readonly type: BotType;
  readonly op: Op;
  readonly value: string;
  readonly le: string;
  readonly ge: string;
  readonly order: Order;
  readonly term: Term;
  readonly number: string;
  readonly vp: string;
  readonly one: string;
  readonly both: string;
  readonly left: Corner;
  readonly right: Corner;
}

const EMPTY = {
  value: '',
  le: '',
  ge: '',
  order: 'dice-number',
  term: 'sum',
  number: '',
  vp: '',
  one: '',
  both: '',
} as const;

export function draftOf({ id, type, condition, vp, left, right }: BotCard): Draft {
  return { ...EMPTY, id, type, left, right, op: condition.op, ...typedCondition(condition), ...typedPoints(vp) };
}

function typedCondition(condition: Condition): Partial<Draft> {
  if (condition.op === 'formula') {
    const [first, second] = condition.expr.split('-');
    const term = TERMS.find((one) => one === first || one === second) ?? 'sum';
    return term === first
      ? { order: 'dice-number', term, number: second }
      : { order: 'number-dice', term, number: first };
  }
  if ('value' in condition) return { value: `${condition.value}` };
  return 'le' in condition ? { le: `${condition.le}`, ge: `${condition.ge}` } : {};
}

function typedPoints(vp: BotCard['vp']): Partial<Draft> {
  if (vp === 'formula') return {};
  return typeof vp === 'number' ? { vp: `${vp}` } : { one: `${vp.one}`, both: `${vp.both}` };
}

/** The conditions that bots of a type have. */
export function opsOf(type: BotType): readonly Op[] {
  return (Object.keys(OPS) as Op[]).filter((op) => OPS[op].type === type);
}

/** Another type has other conditions. */
export function withType(draft: Draft, type: BotType): Partial<Draft> {
  return OPS[draft.op].type === type ? { type } : { type, op: opsOf(type)[0] };
}

const POINTS = [0, MOST_POINTS] as const;
/** What two digits can say. */
const NUMBER = [0, 99] as const;

/** The bot that a form describes, or the fields at fault. */
export function check(draft: Draft): Checked<BotCard> {
  const { id, type, left, right } = draft;
  const reader = new FormReader();
  const condition = conditionOf(draft, reader);
  const vp = pointsOf(draft, reader);
  return reader.result(() => ({ id, type, condition: readCondition(condition, 'condition', type), vp, left, right }));
}

function pointsOf({ op, vp, one, both }: Draft, reader: FormReader): BotCard['vp'] {
  if (op === 'formula') return 'formula';
  if (op !== 'match') return reader.int('vp', vp, POINTS);
  return { one: reader.int('one', one, POINTS), both: reader.int('both', both, POINTS) };
}

/** The condition as JSON; what is wrong in it is noted. */
export function conditionOf({ op, order, term, number, ...typed }: Draft, reader: FormReader): object {
  if (op === 'formula') {
    const less = reader.int('number', number, NUMBER);
    return { op, expr: order === 'dice-number' ? `${term}-${less}` : `${less}-${term}` };
  }
  const values = Object.entries(OPS[op].values).map(([name, bounds]) => [
    name,
    reader.int(name, typed[name as 'value' | 'le' | 'ge'], bounds),
  ]);
  return { op, ...Object.fromEntries(values) };
}
