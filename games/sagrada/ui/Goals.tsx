import type { Language } from '@stolik/core';
import { useIsOneself } from '@stolik/games/ui';
import { memo } from 'react';
import { type Color, printCell, type View } from '../rules/index.ts';
import { words } from '../text/index.ts';
import { Printed } from './Die.tsx';
import { Emblem } from './Emblem.tsx';
import { signed } from './points.ts';
import { privatesOf } from './privates.ts';
import { type Progress, privateProgress, progressOf } from './progress.ts';
import type { Speech } from './speech.ts';
import './cards.css';
import './goals.css';

export interface GoalsProps {
  readonly view: View;
  readonly seat: number | undefined;
  readonly marks: boolean;
  readonly language: Language;
  readonly speech: Speech;
  /** What the pane that is looked at would bring, by score line. */
  readonly gains: ReadonlyMap<string, number> | undefined;
  /** What the last position brought. */
  readonly earned: ReadonlyMap<string, number>;
  /** Pieces of the window that an objective counts are to stand out, or none any more. */
  onMark(pieces: readonly string[]): void;
}

/** The objectives, one's own first, each with its sign, the points, and what a next set lacks. */
export const Goals = memo(function Goals(props: GoalsProps) {
  const { view, seat, marks, language, speech, gains, earned, onMark } = props;
  const w = words[language];
  const isOneself = useIsOneself(seat);
  const own = seat === undefined ? undefined : view.seats[seat];
  // Before the first die there is no progress to show.
  const hasBegun = view.step !== 'pattern';
  const goals = [
    ...(own ? privatesOf(own) : []).map(({ color, points, counts }, _, { length }) => ({
      id: color,
      // Of two, what the line of the score gains may be the other's.
      line: length === 1 ? 'private' : undefined,
      points,
      isBetter: length > 1 && counts,
      color,
      card: { name: w.privates[color], does: isOneself ? speech.words.privateGoal : speech.words.privateGoalOf },
      progress: hasBegun && own && privateProgress(color, own.dice),
    })),
    ...view.publicObjectives.map((id) => ({
      id,
      line: id,
      points: own?.lines[id],
      isBetter: false,
      color: undefined,
      card: w.objectives[id],
      progress: hasBegun && own && progressOf(id, own.dice),
    })),
  ];
  return (
    <section className="sagrada-goals" aria-label={speech.words.goals} data-tab="goals">
      <h2 className="sagrada-heading">{speech.words.goals}</h2>
      <ul className="sagrada-cards">
        {goals.map(({ id, line, points, isBetter, color, card, progress }) => (
          <li
            key={id}
            className="sagrada-goal"
            data-goal={id}
            data-private={color}
            data-counts={progress ? progress.counted.length : undefined}
            onPointerEnter={() => progress && onMark(piecesOf(progress, seat))}
            onPointerLeave={() => onMark([])}
          >
            <Emblem id={id} />
            <h3>{card.name}</h3>
            {hasBegun && points !== undefined && (
              <Points
                points={points}
                gain={line === undefined ? undefined : gains?.get(line)}
                earned={line === undefined ? undefined : earned.get(line)}
                line={line}
                speech={speech}
              />
            )}
            <div className="sagrada-goal-text">
              <p>
                {card.does}
                {isBetter && <span className="sagrada-note"> ({speech.words.counts})</span>}
              </p>
              {progress && progress.lacks.length > 0 && (
                <Lacks kinds={progress.lacks} marks={marks} language={language} speech={speech} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
});

interface PointsProps {
  readonly points: number;
  readonly gain: number | undefined;
  readonly earned: number | undefined;
  readonly line: string | undefined;
  readonly speech: Speech;
}

/** Points of an objective, what was just earned, and what the pane that is looked at would bring. */
function Points({ points, gain, earned = 0, line, speech }: PointsProps) {
  return (
    <span className="sagrada-points">
      {points}
      <span className="visually-hidden"> {speech.words.points}</span>
      {gain !== undefined ? (
        <span className="sagrada-gain" aria-hidden="true">
          {signed(gain)}
        </span>
      ) : (
        earned > 0 && (
          <span className="sagrada-gain" data-gain={line} aria-hidden="true">
            {signed(earned)}
          </span>
        )
      )}
    </span>
  );
}

function piecesOf({ counted }: Progress, seat: number | undefined): string[] {
  return counted.map((space) => `cell:${seat}-${printCell(space)}`);
}

interface LacksProps {
  readonly kinds: readonly string[];
  readonly marks: boolean;
  readonly language: Language;
  readonly speech: Speech;
}

function Lacks({ kinds, marks, language, speech }: LacksProps) {
  const { colors } = words[language];
  const named = kinds.map((kind) => colors[kind as Color] ?? kind);
  return (
    <p className="sagrada-lacks">
      <span aria-hidden="true">{speech.words.lacks}</span>
      {kinds.map((kind) => (
        <span key={kind} className="sagrada-lack">
          <Printed mark={kind} marks={marks} language={language} />
        </span>
      ))}
      <span className="visually-hidden">{`${speech.words.lacks} ${named.join(', ')}`}</span>
    </p>
  );
}
