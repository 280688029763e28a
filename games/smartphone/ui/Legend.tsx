import { SeatMark } from '@stolik/games/ui';
import type { ReactNode } from 'react';
import { guessedOf, isSteveGuessed, STEVE, SYMBOLS } from '../rules/index.ts';
import type { UiWords } from '../text/ui.ts';
import type { BoardContext } from './context.ts';
import { lessonOf } from './lessons.ts';
import { Customer } from './map/Customer.tsx';
import { Worth } from './map/Worth.tsx';
import { SymbolIcon } from './planner/index.ts';
import { Report } from './Report.tsx';
import { OfficeSign, TokenSign } from './signs.tsx';
import { TechnologyIcon } from './TechnologyIcon.tsx';

export interface LegendProps {
  readonly context: BoardContext;
  onClose(): void;
}

/** Signs of the board that are on no pad, as they are drawn. */
const DRAWN: readonly (readonly [keyof UiWords['legend'], ReactNode])[] = [
  ['price', <span className="phone-tag">5</span>],
  [
    'red',
    <span className="phone-customer" data-kind="red">
      <Customer wants={5} />
    </span>,
  ],
  [
    'purple',
    <span className="phone-customer" data-kind="purple">
      <Customer wants="nfc" />
    </span>,
  ],
  ['slot', <Worth vp={[5, 2]} />],
  ['retailer', <Worth vp={[11]} isOnce />],
  [
    'progress',
    <span className="phone-progress">
      <SeatMark seat={0} />2
    </span>,
  ],
  [
    'pips',
    <span className="phone-paid">
      <i data-done />
      <i data-done />
      <i />
    </span>,
  ],
  ['patent', <span className="phone-patent">8</span>],
  ['token', <TokenSign />],
  ['office', <OfficeSign />],
];

/** How it is played, phase by phase, and every sign on the board, in words. */
export function Legend({ context, onClose }: LegendProps) {
  const { view, language, words, ui } = context;
  const ours = [
    ...(view.regions.some(({ retailer }) => retailer && guessedOf(view, retailer).length > 0)
      ? [words.lines.retailers]
      : []),
    ...(isSteveGuessed(view) ? [STEVE] : []),
  ];
  return (
    <Report context={context} title={ui.signs} onClose={onClose}>
      <p>{ui.aim}</p>
      <ol className="phone-signs">
        {words.phases.map((name, i) => (
          <li key={name}>
            <b>{i + 1}</b>
            <span>
              <b>{name}.</b> {lessonOf(i + 1, ui)}
            </span>
          </li>
        ))}
      </ol>
      <ul className="phone-signs">
        {SYMBOLS.filter((symbol) => symbol !== 'open').map((symbol) => (
          <li key={symbol}>
            <SymbolIcon symbol={symbol} />
            <span>{words.symbols[symbol]}</span>
          </li>
        ))}
        {DRAWN.map(([id, sign]) => (
          <li key={id}>
            {sign}
            <span>{ui.legend[id]}</span>
          </li>
        ))}
        {view.technologies.map(({ id, side }) => (
          <li key={id}>
            <TechnologyIcon id={id} />
            <span>
              <b>{words.technologies[id].name}.</b> {words.technologies[id].does[side]}
            </span>
          </li>
        ))}
      </ul>
      {ours.length > 0 && (
        <p className="phone-legend">
          * {words.labels.reconstructed.replace('$', new Intl.ListFormat(language).format(ours))}
        </p>
      )}
    </Report>
  );
}
