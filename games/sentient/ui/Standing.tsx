import type { Language } from '@stolik/core';
import { SeatFace, SeatMark, useSeatColor } from '@stolik/games/ui';
import type { ReactNode } from 'react';
import { type BotType, type SeatView, TYPES, type View } from '../rules/index.ts';
import { words as gameWords } from '../text/index.ts';
import { comingTo, investorsOf } from './cards.ts';
import { Chip, Crown } from './Investor.tsx';
import { Silhouette } from './Silhouette.tsx';
import { fill, type Speech } from './speech.ts';
import './standing.css';

export interface StandingProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly language: Language;
  readonly speech: Speech;
}

/** A lane is this many points long, unless somebody has more. */
const LEAST = 24;

/** Everybody's score as a race: as far as it reaches, made of what it is made of, and outlined what comes as it stands. */
export function Standing({ view, names, language, speech }: StandingProps) {
  const comes = view.seats.map((_, seat) => TYPES.reduce((sum, type) => sum + comingTo(view, seat, type), 0));
  const longest = Math.max(LEAST, ...view.seats.map(({ total }, seat) => total + comes[seat]));
  const best = Math.max(...view.seats.map(({ total }) => total));
  return (
    <section className="sentient-standing" aria-label={speech.words.standing}>
      <ol>
        {view.seats.map((seat, i) => (
          <li key={i} data-standing={i} data-acts={view.actors.includes(i) || undefined}>
            <span className="sentient-racer">
              <SeatMark seat={i} />
              <SeatFace seat={i} size={26} />
              <span>{names[i]}</span>
            </span>
            <Lane {...{ seat, place: i, longest, language, speech }} comes={comes[i]} />
            <b className="sentient-sum">{seat.total}</b>
            {best > 0 && seat.total === best && <Crown />}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface LaneProps {
  readonly seat: SeatView;
  readonly place: number;
  readonly comes: number;
  readonly longest: number;
  readonly language: Language;
  readonly speech: Speech;
}

interface Part {
  readonly points: number;
  readonly told: string;
  readonly kind: 'bots' | 'chips' | 'investors' | 'coming';
  readonly type?: BotType;
  readonly sign: ReactNode;
}

/** What a score is made of, part after part: bots, chips, and what the investors of each type pay. */
function Lane({ seat, place, comes, longest, language, speech: { words, points: say } }: LaneProps) {
  const { types, labels } = gameWords[language];
  const color = useSeatColor()(place);
  const made = botPoints(seat);
  const parts: readonly Part[] = [
    { kind: 'bots', points: made, told: `${words.fromBots}: ${made}`, sign: labels.bots },
    { kind: 'chips', points: seat.chips, told: `${words.chips}: ${seat.chips}`, sign: <Chip /> },
    ...TYPES.map((type) => ({
      kind: 'investors' as const,
      type,
      points: seat.lines[type],
      told: fill(words.standingOf, {
        type: types[type],
        investors: investorsOf(seat, type),
        bots: seat.bots[type],
        points: say(seat.lines[type]),
      }),
      sign: <Silhouette type={type} />,
    })),
    { kind: 'coming', points: comes, told: fill(words.coming, { points: comes }), sign: '+' },
  ];
  return (
    <span className="sentient-lane" style={{ color }}>
      {parts
        .filter(({ points }) => points > 0)
        .map(({ kind, points, told, type, sign }) => (
          <span
            key={told}
            className="sentient-part"
            data-type={type}
            data-part={kind}
            style={{ width: `${(100 * points) / longest}%` }}
            title={told}
          >
            <span aria-hidden="true">
              <i>{sign}</i>
              <b>{points}</b>
            </span>
            <span className="visually-hidden">{told}</span>
          </span>
        ))}
    </span>
  );
}

/** Points of all bots, those of the running round by their dice of the moment. */
function botPoints({ rounds }: SeatView): number {
  return rounds.flatMap(({ bots }) => bots).reduce((sum, bot) => sum + (bot?.vp ?? 0), 0);
}
