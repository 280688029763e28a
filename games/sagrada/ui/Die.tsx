import type { Language } from '@stolik/core';
import { Pips } from '@stolik/games/ui';
import { memo } from 'react';
import type { Color, Die as DieName } from '../rules/index.ts';
import { FILLS, LETTERS } from './marks.tsx';

export interface DieProps {
  readonly die: DieName;
  readonly marks: boolean;
  readonly language: Language;
}

/** A die of glass: colour, pattern, letter and real pips. Decoration for the eye; its button or cell has the name. */
export const Die = memo(function Die({ die, marks, language }: DieProps) {
  const color = die[0] as Color;
  const { fill, deep, ink } = FILLS[color];
  return (
    <svg className="sagrada-die" viewBox="0 0 100 100" aria-hidden="true" data-die={die}>
      <rect x="2" y="2" width="96" height="96" rx="18" fill={fill} stroke={deep} strokeWidth="4" />
      {marks && <rect x="4" y="4" width="92" height="92" rx="16" fill={`url(#mark-${color})`} />}
      <rect x="4" y="4" width="92" height="92" rx="16" fill="url(#glass)" />
      <Pips value={Number(die[1])} ink={ink} />
      {marks && (
        <text
          x="50"
          y={die[1] === '1' || die[1] === '3' || die[1] === '5' ? 89 : 57}
          fontSize="21"
          fontWeight="700"
          textAnchor="middle"
          fill={ink}
        >
          {LETTERS[language][color]}
        </text>
      )}
    </svg>
  );
});

/** What is printed on a space: a tinted pane, a shade in grey, or clear glass. */
export const Printed = memo(function Printed({
  mark,
  marks,
  language,
}: {
  readonly mark: string;
  readonly marks: boolean;
  readonly language: Language;
}) {
  if (mark === '.') return null;
  if (/\d/.test(mark)) {
    return (
      <svg className="sagrada-printed" viewBox="0 0 100 100" aria-hidden="true">
        <rect width="100" height="100" rx="8" fill="#8b909b" fillOpacity={0.16 + Number(mark) * 0.075} />
        <g opacity="0.8">
          <Pips value={Number(mark)} ink="#f3f1ec" />
        </g>
      </svg>
    );
  }
  const color = mark as Color;
  return (
    <svg className="sagrada-printed" viewBox="0 0 100 100" aria-hidden="true">
      <rect width="100" height="100" rx="8" fill={FILLS[color].fill} fillOpacity="0.62" />
      {marks && <rect width="100" height="100" rx="8" fill={`url(#mark-${color})`} />}
      {marks && (
        <text x="50" y="62" fontSize="34" fontWeight="700" textAnchor="middle" fill="#fff" fillOpacity="0.92">
          {LETTERS[language][color]}
        </text>
      )}
    </svg>
  );
});
