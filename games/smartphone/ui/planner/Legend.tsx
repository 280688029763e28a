import type { Language } from '@stolik/core';
import { SYMBOLS } from '../../rules/index.ts';
import { Covered } from './drawing.tsx';
import { SymbolIcon } from './Symbol.tsx';
import { plannerWords } from './words.ts';

/** What every symbol does, for whoever unfolds it. */
export function Legend({ language }: { readonly language: Language }) {
  const w = plannerWords[language];
  return (
    <details className="planner-legend">
      <summary aria-label={w.legend} title={w.legend}>
        ?
      </summary>
      <div className="planner-legend-list">
        <ul>
          {SYMBOLS.filter((symbol) => symbol !== 'open').map((symbol) => (
            <li key={symbol}>
              <SymbolIcon symbol={symbol} />
              {w.symbols[symbol]}
            </li>
          ))}
          <li>
            <svg className="planner-symbol" viewBox="1 22 17 13" aria-hidden="true">
              <Covered cells={[[0, 0]]} />
            </svg>
            {w.symbols.covered}
          </li>
        </ul>
        <p className="planner-keys">{w.keys}</p>
      </div>
    </details>
  );
}
