import { SeatMark, useSeatColor } from '@stolik/games/ui';
import type { InvestorView } from '../rules/index.ts';
import { Silhouette } from './Silhouette.tsx';
import './investor.css';

export interface InvestorProps {
  /** As the race stands. */
  readonly now: InvestorView;
  /** As it would stand with the plan. */
  readonly planned: InvestorView;
}

/** A bar that is full, unless somebody has more. */
const FULL = 6;

/** An investor and the race for it: a bar for everybody who has influence, whoever would win it first. */
export function Investor({ now, planned }: InvestorProps) {
  const { type, influence, token, chip } = planned;
  const rank = (seat: number) => (seat === token ? 2 : seat === chip ? 1 : 0);
  const rivals = influence
    .map((_, seat) => seat)
    .filter((seat) => influence[seat] > 0)
    .sort((a, b) => rank(b) - rank(a) || influence[b] - influence[a]);
  const longest = Math.max(FULL, ...influence);
  return (
    <span className="sentient-investor-card" data-type={type} aria-hidden="true">
      <span className="sentient-coin">
        <Silhouette type={type} />
      </span>
      <span className="sentient-race" data-rivals={influence.length}>
        {rivals.map((seat) => (
          <Pull
            key={seat}
            seat={seat}
            now={now.influence[seat]}
            planned={influence[seat]}
            longest={longest}
            prize={seat === token ? 'token' : seat === chip ? 'chip' : undefined}
          />
        ))}
      </span>
    </span>
  );
}

interface PullProps {
  readonly seat: number;
  readonly now: number;
  readonly planned: number;
  readonly longest: number;
  /** What it would take. */
  readonly prize: 'token' | 'chip' | undefined;
}

/** As long as the influence is strong; what is only planned of it is outlined. */
function Pull({ seat, now, planned, longest, prize }: PullProps) {
  const color = useSeatColor()(seat);
  const share = (count: number) => `${(100 * count) / longest}%`;
  return (
    <span className="sentient-pull" data-prize={prize}>
      <SeatMark seat={seat} />
      <span className="sentient-bar">
        <i style={{ width: share(Math.min(now, planned)), background: color }} />
        {planned > now && <i data-planned="" style={{ width: share(planned - now), color }} />}
      </span>
      <b>{planned}</b>
      {prize === 'token' ? <Crown /> : prize === 'chip' ? <Chip /> : <span />}
    </span>
  );
}

/** Whoever wears it leads. */
export function Crown() {
  return (
    <svg className="sentient-prize" viewBox="0 0 16 16" aria-hidden="true" data-prize="crown">
      <path d="M1.5 4l3.5 3 3-5 3 5 3.5-3-1.2 9.5H2.7z" />
    </svg>
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
