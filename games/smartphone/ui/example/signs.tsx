import type { Language } from '@stolik/core';
import { SeatMark, type SignProps } from '@stolik/games/ui';
import type { ReactNode } from 'react';
import type { BonusKind, SymbolName, TechnologyId } from '../../rules/index.ts';
import { words } from '../../text/index.ts';
import { uiWords } from '../../text/ui.ts';
import { fill } from '../context.ts';
import { Customer, type CustomerProps } from '../map/Customer.tsx';
import { Plot, Shop } from '../map/Shop.tsx';
import { Worth } from '../map/Worth.tsx';
import { CELL, Covered, Plus } from '../planner/drawing.tsx';
import { SymbolIcon } from '../planner/Symbol.tsx';
import { OfficeSign, TokenSign } from '../signs.tsx';
import { TechnologyIcon } from '../TechnologyIcon.tsx';
import { Tile } from '../Tile.tsx';
import '../technologies.css';
import './signs.css';

/** A sign as it stands on the board. */
export function sign({ id, language }: SignProps): ReactNode {
  const [kind, name] = id.split(':');
  return (
    <span className="phone-glossary" data-glossary={kind}>
      {name === undefined ? (DRAWN[id] ?? <b>24 {words[language].labels.vp}</b>) : of(kind, name, language)}
    </span>
  );
}

function of(kind: string, name: string, language: Language): ReactNode {
  switch (kind) {
    case 'symbol':
      return <SymbolIcon symbol={name as SymbolName} />;
    case 'technology':
      return (
        <span className="phone-ring">
          <TechnologyIcon id={name as TechnologyId} />
        </span>
      );
    case 'upgrade':
      return <Tile id={name} />;
    default:
      return <b>{fill(uiWords[language].bonusShort[name as BonusKind], { n: 2 })}</b>;
  }
}

function customer(props: CustomerProps, state: Readonly<Record<string, boolean>> = {}, isSelling = false): ReactNode {
  return (
    <span className="phone-customers" data-selling={isSelling || undefined}>
      <span className="phone-customer" data-kind={typeof props.wants === 'number' ? 'red' : 'purple'} {...state}>
        <Customer {...props} />
      </span>
    </span>
  );
}

function pad(name: 'A' | 'B'): ReactNode {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <rect className="planner-pad-body" data-pad={name} x="2" y="2" width="32" height="32" rx="8" />
      <g className="planner-mark" data-pad={name} transform="translate(16 4)">
        <rect width="15" height="11" rx="4" />
        <text x="7.5" y="8.4" textAnchor="middle">
          {name}1
        </text>
      </g>
    </svg>
  );
}

const DRAWN: Readonly<Record<string, ReactNode>> = {
  covered: (
    <svg viewBox={`-8 ${CELL / 2 - 8} 17 16`} aria-hidden="true">
      <Covered cells={[[0, 0]]} />
    </svg>
  ),
  'face-down': (
    <svg viewBox="-1 -2 17 15" aria-hidden="true">
      <Plus x={0} y={0} isBack />
    </svg>
  ),
  'pad-a': pad('A'),
  'pad-b': pad('B'),
  tile: <Tile id="goods/research" />,
  price: <span className="phone-tag">5</span>,
  made: (
    <span className="phone-chip">
      <SymbolIcon symbol="goods" /> <b>7</b>
    </span>
  ),
  token: <TokenSign />,
  office: <OfficeSign />,
  pips: (
    <span className="phone-paid">
      <i data-done />
      <i data-done />
      <i />
    </span>
  ),
  patent: <span className="phone-patent">8</span>,
  'patent-gone': (
    <span className="phone-patent" data-gone>
      <SeatMark seat={0} /> 8
    </span>
  ),
  owner: (
    <span className="phone-owner">
      <SeatMark seat={0} />
    </span>
  ),
  progress: (
    <span className="phone-progress">
      <SeatMark seat={0} />2
    </span>
  ),
  red: customer({ wants: 5 }),
  purple: customer({ wants: 'nfc' }),
  buys: customer({ wants: 6 }, { 'data-buys': true }, true),
  next: customer({ wants: 6 }, { 'data-buys': true, 'data-next': true }, true),
  not: customer({ wants: 4 }, {}, true),
  sold: customer({ wants: 5, owner: 0 }, { 'data-sold': true }),
  shop: <Shop company={0} />,
  plot: <Plot />,
  cost: (
    <span className="phone-cost">
      <SymbolIcon symbol="logistics" />3
    </span>
  ),
  slot: <Worth vp={[5, 2]} />,
  holder: <Worth vp={[5, 2]} holders={[0, 1]} />,
  retailer: <Worth vp={[11]} isOnce />,
  ours: <span className="phone-ours">*</span>,
};
