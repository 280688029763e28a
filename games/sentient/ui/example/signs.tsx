import type { Language } from '@stolik/core';
import { SeatMark, type SignProps } from '@stolik/games/ui';
import type { ReactNode } from 'react';
import { type BotType, DECK } from '../../rules/index.ts';
import { Condition } from '../Condition.tsx';
import { Chip, Crown, Investor } from '../Investor.tsx';
import { Mini } from '../Mini.tsx';
import { Row } from '../Pawns.tsx';
import { Silhouette } from '../Silhouette.tsx';
import { Sign } from '../signs.tsx';
import '../bot.css';
import '../owned.css';
import '../pawns.css';
import './signs.css';

/** A sign as it stands on the board. */
export function sign({ id, language }: SignProps): ReactNode {
  const [kind, name] = id.split(':');
  return (
    <span className="sentient-circuit sentient-glossary" data-glossary={kind}>
      {name === undefined ? DRAWN[id] : of(kind, name, language)}
    </span>
  );
}

function of(kind: string, name: string, language: Language): ReactNode {
  if (kind === 'type')
    return (
      <span data-type={name}>
        <Silhouette type={name as BotType} />
      </span>
    );
  if (kind === 'corner')
    return (
      <span className="sentient-corner" data-corner={name}>
        <Sign name={name as '+' | '-' | '='} />
      </span>
    );
  return <Condition condition={DECK[Number(name) - 1].condition} language={language} />;
}

const RACE = { type: 'industry', influence: [3, 1], agents: [1, 1], token: 0, chip: 1 } as const;

function vp(text: string): ReactNode {
  return (
    <span className="sentient-vp" data-type="transport">
      {text}
    </span>
  );
}

function turned(from: number, to: number): ReactNode {
  return (
    <span className="sentient-change">
      {from}
      <Sign name={Math.abs(from - to) > 1 ? 'round' : 'to'} />
      {to}
    </span>
  );
}

const DRAWN: Readonly<Record<string, ReactNode>> = {
  points: vp('4'),
  'points-match': vp('2/7'),
  'points-formula': vp('?'),
  awake: <Mini type="transport" vp={4} />,
  asleep: <Mini type="transport" vp={0} />,
  any: <i className="sentient-any" />,
  lower: (
    <i className="sentient-any">
      <Sign name="down" />
    </i>
  ),
  higher: (
    <i className="sentient-any">
      <Sign name="up" />
    </i>
  ),
  blocked: (
    <span className="sentient-corner" data-corner="+">
      <Sign name="+" />
      <span className="sentient-blocker">
        <SeatMark seat={0} />
      </span>
    </span>
  ),
  turned: turned(3, 4),
  wraps: turned(6, 1),
  agent: <Row seat={0} kind="agent" count={1} />,
  assistant: <Row seat={0} kind="assistant" count={1} />,
  planned: <Row seat={0} kind="agent" count={1} from={0} />,
  marker: (
    <span className="sentient-example-marker">
      <SeatMark seat={0} />
    </span>
  ),
  'marker-open': (
    <span className="sentient-example-marker" data-open="">
      ?
    </span>
  ),
  investor: (
    <span className="sentient-coin" data-type="industry">
      <Silhouette type="industry" />
    </span>
  ),
  bar: <Investor now={RACE} planned={RACE} />,
  crown: <Crown />,
  chip: <Chip />,
  pays: (
    <span className="sentient-owned">
      <span data-type="industry">
        <span aria-hidden="true">
          <i className="sentient-coin" data-has="">
            <Silhouette type="industry" />
          </i>
          1<small>×</small>2<em>+2</em>
        </span>
      </span>
    </span>
  ),
  empty: <i className="sentient-slot" data-empty="" />,
  lit: <i className="sentient-slot" data-empty="" data-lit="" />,
  gain: <span className="sentient-badge">+3</span>,
  loss: (
    <span className="sentient-badge" data-worse="">
      −2
    </span>
  ),
};
