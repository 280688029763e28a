import type { ReactNode } from 'react';
import { guessedOf, isSteveGuessed, STEVE } from '../rules/index.ts';
import type { BoardContext } from './context.ts';
import { Customer } from './map/Customer.tsx';
import { Worth } from './map/Worth.tsx';
import { SymbolIcon } from './planner/index.ts';
import { Report } from './Report.tsx';
import './legend.css';

export interface LegendProps {
  readonly context: BoardContext;
  onClose(): void;
}

/** One pad on the other. */
const PADS = (
  <svg viewBox="0 0 40 40" className="phone-pads" aria-hidden="true">
    <rect x="3" y="3" width="21" height="27" rx="5" />
    <rect x="15" y="12" width="21" height="25" rx="5" />
    <path d="M25.500 12v25M15 24.500h21" />
  </svg>
);

/** What each phase is known by. */
const ICONS: readonly ReactNode[] = [
  PADS,
  <SymbolIcon symbol="priceUp" />,
  <SymbolIcon symbol="goods" />,
  <SymbolIcon symbol="upgrade" />,
  <SymbolIcon symbol="research" />,
  <SymbolIcon symbol="logistics" />,
  <>
    <span className="phone-customer" data-kind="red">
      <Customer wants={5} />
    </span>
    <span className="phone-customer" data-kind="purple">
      <Customer wants="nfc" />
    </span>
  </>,
  <Worth vp={[5, 2]} />,
];

/** How it is played: a card for each phase. What every sign means is in the rules. */
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
      <p className="phone-aim">{ui.aim}</p>
      <ol className="phone-how">
        {words.phases.map((name, i) => (
          <li key={name} aria-current={i + 1 === view.phase ? 'step' : undefined}>
            <span aria-hidden="true">{ICONS[i]}</span>
            <h3>
              <b>{i + 1}</b> {name}
            </h3>
            <p>{ui.phasesInShort[i]}</p>
          </li>
        ))}
      </ol>
      <footer>
        {/* The table stays where it is. */}
        <a className="button" href="/rules/smartphone/signs" target="_blank" rel="noopener">
          {ui.allSigns}
        </a>
        {ours.length > 0 && (
          <p className="phone-legend">
            <span className="phone-ours">*</span>{' '}
            {words.labels.reconstructed.replace('$', new Intl.ListFormat(language).format(ours))}
          </p>
        )}
      </footer>
    </Report>
  );
}
