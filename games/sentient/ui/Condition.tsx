import type { Language } from '@stolik/core';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import type { Condition as Printed } from '../rules/index.ts';
import { type UiWords, uiWords } from '../text/ui.ts';
import { Die } from './Die.tsx';
import { Sign, type SignName } from './signs.tsx';

interface ConditionProps {
  readonly condition: Printed;
  readonly language: Language;
  /** Nobody has seen such a card. */
  readonly isOurs?: boolean;
}

/** A condition drawn with dice and signs: `_` is any die, a name a sign, anything else is written as it is. */
export function Condition({ condition, language, isOurs = false }: ConditionProps) {
  const parts = drawn(condition, uiWords[language]);
  const size = { '--length': lengthOf(condition) } as CSSProperties;
  return (
    <span className="sentient-condition" style={size} data-ours={isOurs || undefined} aria-hidden="true">
      {parts.map((part, i) => (
        <Fragment key={i}>{part}</Fragment>
      ))}
    </span>
  );
}

const any = <i className="sentient-any" />;
const bar = <i className="sentient-abs" />;
const sum = [any, <Sign key="plus" name="+" />, any];

/** How long it is drawn, in its own letters: it is made as small as it must be to stay on one line. */
function lengthOf(condition: Printed): number {
  switch (condition.op) {
    case 'match':
      return 1.5;
    case 'lt':
    case 'gt':
    case 'le':
    case 'ge':
    case 'eq':
      return 3.6;
    case 'evenOdd':
    case 'oddEven':
    case 'bothOdd':
    case 'bothEven':
      return 3.9;
    case 'sumOdd':
    case 'sumEven':
      return 6.4;
    case 'sumEq':
    case 'sumLe':
    case 'sumGe':
      return 5.4;
    case 'sumOutside':
      return 7.4;
    case 'diffEq':
      return 5.6;
    case 'formula':
      return condition.expr.endsWith('sum') ? 6.2 : condition.expr.includes('sum') ? 5.3 : 3.2;
  }
}

function faced(word: string): ReactNode {
  return <i className="sentient-any">{word}</i>;
}

function sign(name: SignName): ReactNode {
  return <Sign name={name} />;
}

function drawn(condition: Printed, { even, odd }: Pick<UiWords, 'even' | 'odd'>): ReactNode[] {
  switch (condition.op) {
    case 'match':
      return [<Die key="die" value={condition.value} place={0} />];
    case 'lt':
      return [any, sign('<'), any];
    case 'gt':
      return [any, sign('>'), any];
    case 'le':
      return [any, sign('<='), any];
    case 'ge':
      return [any, sign('>='), any];
    case 'eq':
      return [any, sign('='), any];
    case 'evenOdd':
      return [faced(even), faced(odd)];
    case 'oddEven':
      return [faced(odd), faced(even)];
    case 'bothOdd':
      return [faced(odd), faced(odd)];
    case 'bothEven':
      return [faced(even), faced(even)];
    case 'sumOdd':
      return [...sum, sign('='), faced(odd)];
    case 'sumEven':
      return [...sum, sign('='), faced(even)];
    case 'sumEq':
      return [...sum, sign('='), <b key="value">{condition.value}</b>];
    case 'sumLe':
      return [...sum, sign('<='), <b key="value">{condition.value}</b>];
    case 'sumGe':
      return [...sum, sign('>='), <b key="value">{condition.value}</b>];
    case 'sumOutside':
      return [
        ...sum,
        <b key="le" className="sentient-limit">
          {sign('<=')}
          {condition.le}
        </b>,
        <b key="ge" className="sentient-limit">
          {sign('>=')}
          {condition.ge}
        </b>,
      ];
    case 'diffEq':
      return [bar, any, sign('-'), any, bar, sign('='), <b key="value">{condition.value}</b>];
    case 'formula':
      return condition.expr.split('-').flatMap((term, i) => {
        if (i === 0) return termOf(term);
        return [sign('-'), ...(term === 'sum' ? ['(', ...sum, ')'] : termOf(term))];
      });
  }
}

/** A term of a formula: a number, or the lower, the higher or the sum of both dice. */
function termOf(term: string): ReactNode[] {
  if (term === 'sum') return sum;
  if (term === 'lower')
    return [
      <i key="lower" className="sentient-any">
        {sign('down')}
      </i>,
    ];
  if (term === 'higher')
    return [
      <i key="higher" className="sentient-any">
        {sign('up')}
      </i>,
    ];
  return [<b key="number">{term}</b>];
}
