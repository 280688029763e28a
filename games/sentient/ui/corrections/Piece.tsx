import type { Language } from '@stolik/core';
import type { CorrectablePieceProps } from '@stolik/games/ui';
import type { BotCard } from '../../rules/index.ts';
import { Bot } from '../Bot.tsx';
import { Silhouette } from '../Silhouette.tsx';
import { Sign } from '../signs.tsx';
import { sayField } from './rows.ts';
import '../oxanium.css';
import './corrections.css';

export function Piece({ row, isCorrected, language }: CorrectablePieceProps<BotCard>) {
  return (
    <span className="sentient-circuit sentient-specimen">
      <Bot view={isCorrected ? { corrections: [row] } : {}} card={row.id} language={language} />
    </span>
  );
}

interface CellProps {
  readonly row: BotCard;
  readonly field: string;
  readonly language: Language;
}

/** A field of a bot in the list. */
export function Cell({ row, field, language }: CellProps) {
  switch (field) {
    case 'type':
      return (
        <span className="sentient-pick" data-type={row.type}>
          <Silhouette type={row.type} />
        </span>
      );
    case 'left':
    case 'right':
      return <Sign name={row[field]} />;
    case 'vp':
      if (row.vp === 'formula') return '?';
      return typeof row.vp === 'number' ? row.vp : `${row.vp.one}/${row.vp.both}`;
    default:
      return sayField(row, field, language);
  }
}
