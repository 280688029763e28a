import type { Language } from '@stolik/core';
import { Pips } from '@stolik/games/ui';
import { memo } from 'react';
import type { Color, Die as DieName } from '../rules/index.ts';
import { LETTERS, TINTS } from './glass.tsx';

export interface DieProps {
  readonly die: DieName;
  /** Whether the relief is as strong as it can be. */
  readonly marks: boolean;
  readonly language: Language;
}

/** A die of glass: colour, relief, letter and drilled pips. Decoration for the eye; its button or cell has the name. */
export const Die = memo(function Die({ die, marks, language }: DieProps) {
  const color = die[0] as Color;
  const value = die[1];
  const { pips } = TINTS[color];
  return (
    <svg
      className="sagrada-die"
      viewBox="0 0 100 100"
      aria-hidden="true"
      data-die={die}
      data-marks={marks || undefined}
    >
      <use href={`#glass-${color}`} />
      <rect
        className="sagrada-relief"
        x="10"
        y="10"
        width="80"
        height="80"
        rx="13"
        fill={`url(#relief-${color})`}
        mask={`url(#glass-round-${value})`}
      />
      <use href={`#pips-${pips}-${value}`} />
      <text className="sagrada-letter" x="86.5" y="94" textAnchor="middle" data-ink={pips}>
        {LETTERS[language][color]}
      </text>
    </svg>
  );
});

export interface PrintedProps {
  readonly mark: string;
  readonly marks: boolean;
  readonly language: Language;
}

/** What is printed on a space: a tinted pane, a shade in grey, or clear glass. */
export const Printed = memo(function Printed({ mark, marks, language }: PrintedProps) {
  if (mark === '.') return null;
  if (/\d/.test(mark)) {
    return (
      <svg className="sagrada-printed" viewBox="0 0 100 100" aria-hidden="true">
        <rect width="100" height="100" rx="3" fill="#8b93a3" fillOpacity={0.1 + Number(mark) * 0.05} />
        <g transform="translate(0 -1.6)" opacity="0.55">
          <Pips value={Number(mark)} ink="#0b0d10" />
        </g>
        <Pips value={Number(mark)} ink="#b3b1ab" />
      </svg>
    );
  }
  const color = mark as Color;
  return (
    <svg className="sagrada-printed" viewBox="0 0 100 100" aria-hidden="true" data-marks={marks || undefined}>
      <rect width="100" height="100" rx="3" fill={TINTS[color].deep} />
      <rect width="100" height="100" rx="3" fill={`url(#glass-pane-${color})`} />
      <rect className="sagrada-relief" width="100" height="100" rx="3" fill={`url(#relief-${color})`} />
      <text className="sagrada-letter" x="84" y="92" textAnchor="middle" data-ink="light">
        {LETTERS[language][color]}
      </text>
    </svg>
  );
});
