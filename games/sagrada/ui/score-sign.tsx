import type { View } from '../rules/index.ts';
import { Emblem } from './Emblem.tsx';
import { privatesOf } from './privates.ts';
import './score-sign.css';

/** What a line of the score comes from: the emblem of an objective, a bead, or a pane without a die. */
export function scoreSign(line: string, { seats, publicObjectives }: View, seat: number) {
  if (publicObjectives.includes(line)) return <Emblem id={line} />;
  const own = privatesOf(seats[seat]).find(({ counts }) => counts);
  if (line === 'private' && own) return <Emblem id={own.color} />;
  if (line === 'tokens') return <span className="sagrada-token" />;
  return <span className="sagrada-score-pane">{line === 'private' && '?'}</span>;
}
