import { SeatMark, useSeatColor } from '@stolik/games/ui';
import type { InvestorView } from '../rules/index.ts';
import { Silhouette } from './Silhouette.tsx';
import type { Speech } from './speech.ts';
import './investor.css';

export interface InvestorProps {
  /** As the race stands. */
  readonly now: InvestorView;
  /** As it would stand with the plan. */
  readonly planned: InvestorView;
  readonly speech: Speech;
}

/** An investor with everybody's influence as bars, and signs for who would take it and who the chip. */
export function Investor({ now, planned, speech: { words } }: InvestorProps) {
  const { type, influence, token, chip } = planned;
  const colorOf = useSeatColor();
  // As they would be served: whoever takes it first, then the chip, then the others.
  const served = influence.map((_, seat) => (seat === token ? 2 : seat === chip ? 1 : 0));
  const standing = influence
    .map((_, seat) => seat)
    .filter((seat) => influence[seat] > 0)
    .sort((a, b) => served[b] - served[a] || influence[b] - influence[a]);
  return (
    <span className="sentient-investor-card" data-type={type} aria-hidden="true">
      <span className="sentient-coin">
        <Silhouette type={type} />
      </span>
      <span className="sentient-code">{words.codes[type]}</span>
      <span className="sentient-race">
        {standing.map((seat) => (
          <span key={seat} className="sentient-share">
            <SeatMark seat={seat} />
            <b>{influence[seat]}</b>
            <span className="sentient-bar">
              {Array.from({ length: influence[seat] }, (_, i) => (
                <i key={i} data-planned={i >= now.influence[seat] || undefined} style={{ background: colorOf(seat) }} />
              ))}
            </span>
            {seat === token ? <Token /> : seat === chip ? <Chip /> : <span className="sentient-prize" />}
          </span>
        ))}
      </span>
    </span>
  );
}

/** The investor's own token. */
export function Token() {
  return (
    <svg className="sentient-prize" viewBox="0 0 16 16" aria-hidden="true" data-prize="token">
      <path d="M8 .5l6.5 3.75v7.5L8 15.5l-6.5-3.75v-7.5z" />
    </svg>
  );
}

/** A chip worth a point. */
export function Chip() {
  return (
    <svg className="sentient-prize" viewBox="0 0 16 16" aria-hidden="true" data-prize="chip">
      <circle cx="8" cy="8" r="5.5" />
      <path d="M8 5v6" />
    </svg>
  );
}
