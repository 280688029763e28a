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
  /** Whose bar is the left one. */
  readonly own: number;
  readonly speech: Speech;
}

/** An investor and two bars that face each other: one's own influence and that of the others. */
export function Investor({ now, planned, own, speech: { words } }: InvestorProps) {
  const { type, influence, token, chip } = planned;
  const rank = (seat: number) => (seat === token ? 2 : seat === chip ? 1 : 0);
  const others = influence
    .map((_, seat) => seat)
    .filter((seat) => seat !== own && influence[seat] > 0)
    .sort((a, b) => rank(b) - rank(a) || influence[b] - influence[a]);
  const pull = (seat: number) => (
    <Pull
      key={seat}
      seat={seat}
      now={now.influence[seat]}
      planned={influence[seat]}
      prize={seat === token ? 'token' : seat === chip ? 'chip' : undefined}
    />
  );
  return (
    <span className="sentient-investor-card" data-type={type} aria-hidden="true">
      <span className="sentient-coin">
        <Silhouette type={type} />
      </span>
      <span className="sentient-code">{words.codes[type]}</span>
      <span className="sentient-race">
        <span className="sentient-pulls">{influence[own] > 0 && pull(own)}</span>
        <span className="sentient-pulls">{others.map(pull)}</span>
      </span>
    </span>
  );
}

interface PullProps {
  readonly seat: number;
  readonly now: number;
  readonly planned: number;
  /** What it would take: its number stands on that. */
  readonly prize: 'token' | 'chip' | undefined;
}

function Pull({ seat, now, planned, prize }: PullProps) {
  const color = useSeatColor()(seat);
  return (
    <span className="sentient-pull">
      <span className="sentient-bar">
        <SeatMark seat={seat} />
        {Array.from({ length: planned }, (_, i) => (
          <i key={i} data-planned={i >= now || undefined} style={{ background: color }} />
        ))}
      </span>
      <b data-prize={prize}>{planned}</b>
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
