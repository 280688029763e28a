import type { SymbolName } from '../rules/index.ts';
import type { Words } from '../text/index.ts';
import { SymbolIcon } from './planner/index.ts';
import './market.css';

/** An upgrade in words: what its two halves show. */
export function upgradeName(id: string, words: Words): string {
  return halvesOf(id)
    .map((symbol) => words.symbols[symbol])
    .join(' + ');
}

/** An upgrade: two symbols side by side; with words, each says what it is. */
export function Tile({ id, words }: { readonly id: string; readonly words?: Words }) {
  return (
    <span className="phone-tile">
      {halvesOf(id).map((symbol, i) => (
        <span key={i} data-symbol={symbol}>
          <SymbolIcon symbol={symbol} />
          {words && <small>{together(words.symbols[symbol])}</small>}
        </span>
      ))}
    </span>
  );
}

/** What is in brackets stays on one line. */
function together(name: string): string {
  return name.replace(/\(.*\)/, (part) => part.replaceAll(' ', '\u00a0'));
}

function halvesOf(id: string): SymbolName[] {
  return id.split('/') as SymbolName[];
}
