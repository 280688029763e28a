import type { CorrectablePieceProps } from '@stolik/games/ui';
import { guessedOf, SIDES, type Side } from '../../rules/index.ts';
import { words } from '../../text/index.ts';
import { uiWords } from '../../text/ui.ts';
import { fill } from '../context.ts';
import { Plot } from '../map/Shop.tsx';
import { Worth } from '../map/Worth.tsx';
import { SymbolIcon } from '../planner/index.ts';
import { type Row, sayField } from './rows.ts';
import { correctionWords } from './words.ts';
import './corrections.css';

/** Both sides of a tile, or what Steve does, as it lies on the table. */
export function Piece({ row, isCorrected, language }: CorrectablePieceProps<Row>) {
  const own = correctionWords[language];
  switch (row.kind) {
    case 'tile':
      return (
        <span className="phone-specimen" aria-hidden="true">
          {SIDES.map((side) => (
            <TileFace key={side} {...{ row, side, isCorrected, language }} />
          ))}
        </span>
      );
    case 'pad':
      return (
        <span className="phone-specimen" aria-hidden="true">
          <span className="phone-tile" data-ours={!isCorrected || undefined}>
            <b>
              <small>{words[language].labels.price}</small> {row.price}
            </b>
            {(['goods', 'research', 'logistics'] as const).map((name) => (
              <span key={name}>
                <SymbolIcon symbol={name} /> {row[name]}
              </span>
            ))}
            <span>
              <SymbolIcon symbol="upgrade" /> {row.factory ? own.yes : own.no}
            </span>
          </span>
        </span>
      );
    default:
      return (
        <span className="phone-specimen" aria-hidden="true">
          <span className="phone-tile" data-ours={!isCorrected || undefined}>
            <b>{sayField(row, row.kind === 'level' ? 'extra' : 'start', language)}</b>
          </span>
        </span>
      );
  }
}

interface TileFaceProps extends Omit<CorrectablePieceProps<Row>, 'row'> {
  readonly row: Extract<Row, { kind: 'tile' }>;
  readonly side: Side;
}

function TileFace({ row, side, isCorrected, language }: TileFaceProps) {
  const { vp, bonus, n = 0 } = row[side];
  const guessed = isCorrected ? [] : guessedOf({}, { id: row.id, side, vp });
  const ours = (part: (typeof guessed)[number]) => guessed.includes(part) || undefined;
  return (
    <span className="phone-tile">
      <small>
        {fill(correctionWords[language].side, { side })} ({row.size})
      </small>
      <span className="phone-slots">
        {vp.map((points, slot) => (
          <span key={slot} className="phone-slot" data-ours={ours(slot === 0 ? 'first' : 'others')}>
            {slot === 0 && <Plot />}
            <Worth vp={[points]} isOnce />
          </span>
        ))}
      </span>
      <span className="phone-retailer" data-ours={ours('bonus')}>
        {words[language].labels.retailer} {bonus && <b>{fill(uiWords[language].bonusShort[bonus], { n })}</b>}
      </span>
    </span>
  );
}
