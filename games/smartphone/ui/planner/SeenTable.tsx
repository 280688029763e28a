import type { Language } from '@stolik/core';
import type { Draft } from './draft.ts';
import { boxOf } from './geometry.ts';
import { seenOn } from './layers.ts';
import { sayPiece } from './speech.ts';
import { fill, plannerWords, symbolName } from './words.ts';

export interface SeenTableProps {
  readonly draft: Draft;
  readonly caption: string;
  readonly language: Language;
}

/** The stage for those who hear it: a table that a screen reader walks through cell by cell. */
export function SeenTable({ draft, caption, language }: SeenTableProps) {
  const w = plannerWords[language];
  const seen = seenOn(draft);
  const { x, y, width, height } = boxOf([...seen.values()].map(({ at }) => at));
  const columns = Array.from({ length: width }, (_, i) => x + i);
  const rows = Array.from({ length: height }, (_, i) => y + i);
  return (
    // A table is never narrower than its words: only a box round it can be hidden.
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {fill(w.column, { n: column + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{fill(w.row, { n: row + 1 })}</th>
              {columns.map((column) => {
                const cell = seen.get(`${column},${row}`);
                return (
                  <td key={column}>
                    {cell
                      ? `${symbolName(cell.symbol, language)}, ${sayPiece(draft, cell.piece, language)}`
                      : w.nothing}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
