import type { Language } from '@stolik/core';
import { Fragment, type ReactNode } from 'react';
import { type Cell, type Die as DieName, type Event, parseCell } from '../rules/index.ts';
import { uiWords } from '../text/ui.ts';
import { Die } from './Die.tsx';
import { ToolPicture } from './ToolPicture.tsx';

/** An event of the log as pictures: which die went where, or which tool was used. */
export function pictureOf(event: Event, language: Language): ReactNode {
  const die = (name: DieName) => <Die die={name} marks={false} language={language} />;
  switch (event.type) {
    case 'placed':
      return (
        <>
          {die(event.die)}
          <Space cell={event.cell} />
        </>
      );
    case 'moved':
      return (
        <>
          <Space cell={event.from} />
          {die(event.die)}
          <Space cell={event.to} />
        </>
      );
    case 'used':
      return <ToolPicture id={event.tool} />;
    case 'changed':
      return (
        <>
          {die(event.from)}
          {die(event.to)}
        </>
      );
    case 'swapped':
      return (
        <>
          {die(event.gave)}
          {die(event.took)}
        </>
      );
    case 'leftovers':
      if (event.dice.length === 0) return undefined;
      return (
        <>
          <strong className="sagrada-slot-sign">{event.round}</strong>
          {event.dice.map((one, i) => (
            <Fragment key={i}>{die(one)}</Fragment>
          ))}
        </>
      );
    case 'round':
      return (
        <>
          <strong>{uiWords[language].round.replace('{round}', String(event.round))}</strong>
          {event.pool.map((one, i) => (
            <Fragment key={i}>{die(one)}</Fragment>
          ))}
        </>
      );
    default:
      return undefined;
  }
}

/** Dice and spaces are seen; what a tool is called, and what it cost, is not. */
export function isToldByPicture(event: Event): boolean {
  if (event.type === 'leftovers') return event.dice.length > 0;
  return ['placed', 'moved', 'changed', 'swapped', 'round'].includes(event.type);
}

/** Where in a window a space is: the small window, with the space lit. */
function Space({ cell }: { readonly cell: Cell }) {
  const lit = parseCell(cell, 'cell');
  return (
    <svg className="sagrada-space" viewBox="0 0 5 4" aria-hidden="true">
      {Array.from({ length: 20 }, (_, i) => (
        <rect
          key={i}
          x={(i % 5) + 0.1}
          y={Math.floor(i / 5) + 0.1}
          width="0.8"
          height="0.8"
          rx="0.15"
          data-lit={i === lit || undefined}
        />
      ))}
    </svg>
  );
}
