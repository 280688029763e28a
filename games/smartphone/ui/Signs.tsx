import { SYMBOLS } from '../rules/index.ts';
import { lessonOf } from './lessons.ts';
import type { Look } from './look.ts';
import { SymbolIcon } from './planner/index.ts';
import { Report } from './Report.tsx';
import { TechnologyIcon } from './TechnologyIcon.tsx';

export interface SignsProps {
  readonly look: Look;
  onClose(): void;
}

/** Every sign on the board and every phase, in words. */
export function Signs({ look: { view, words, ui }, onClose }: SignsProps) {
  return (
    <Report title={ui.signs} note="" close={ui.goOn} onClose={onClose}>
      <ul className="phone-signs">
        {SYMBOLS.filter((symbol) => symbol !== 'open').map((symbol) => (
          <li key={symbol}>
            <SymbolIcon symbol={symbol} /> {words.symbols[symbol]}
          </li>
        ))}
        {view.technologies.map(({ id, side }) => (
          <li key={id}>
            <TechnologyIcon id={id} /> <b>{words.technologies[id].name}</b> {words.technologies[id].does[side]}
          </li>
        ))}
      </ul>
      <ol className="phone-signs">
        {words.phases.map((name, i) => (
          <li key={name}>
            <b>
              {i + 1} {name}.
            </b>{' '}
            {lessonOf(i + 1, ui)}
          </li>
        ))}
      </ol>
    </Report>
  );
}
