import type { Language } from '@stolik/core';
import { SeatMark } from '@stolik/games/ui';
import { type SeatView, TYPES, type View } from '../rules/index.ts';
import { words as gameWords } from '../text/index.ts';
import { investorsOf } from './cards.ts';
import { Silhouette } from './Silhouette.tsx';
import { fill, type Speech } from './speech.ts';
import './standing.css';

export interface StandingProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly language: Language;
  readonly speech: Speech;
}

/** Everybody's score as it lies: investors x bots of each type, what the bots made so far, chips. */
export function Standing({ view, names, language, speech }: StandingProps) {
  const { words } = speech;
  const { types } = gameWords[language];
  return (
    <section className="sentient-standing" aria-label={words.standing} data-tab="standing">
      <table>
        <caption>
          <h2 className="panel-heading">{words.standing}</h2>
          <p className="sentient-note">{words.standingHelp}</p>
        </caption>
        <thead>
          <tr>
            <td />
            {TYPES.map((type) => (
              <th key={type} scope="col" data-type={type} title={types[type]}>
                <Silhouette type={type} />
                <span aria-hidden="true">{words.codes[type]}</span>
                <span className="visually-hidden">{types[type]}</span>
              </th>
            ))}
            <th scope="col">{words.fromBots}</th>
            <th scope="col">{words.chips}</th>
            <th scope="col">{gameWords[language].labels.total}</th>
          </tr>
        </thead>
        <tbody>
          {view.seats.map((seat, i) => (
            <tr key={i} data-standing={i} data-acts={view.actors.includes(i) || undefined}>
              <th scope="row">
                <SeatMark seat={i} /> <span>{names[i]}</span>
              </th>
              {TYPES.map((type) => {
                const investors = investorsOf(seat, type);
                const [bots, points] = [seat.bots[type], seat.lines[type]];
                const told = fill(words.standingOf, {
                  type: types[type],
                  investors,
                  bots,
                  points: speech.points(points),
                });
                return (
                  <td key={type} data-none={points === 0 || undefined} title={told}>
                    <span aria-hidden="true">{investors + bots === 0 ? '-' : `${investors}×${bots}`}</span>
                    <span className="visually-hidden">{told}</span>
                  </td>
                );
              })}
              <td>{botPoints(seat)}</td>
              <td>{seat.chips}</td>
              <td className="sentient-sum">{seat.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Points of all bots, those of the running round by their dice of the moment. */
function botPoints({ rounds }: SeatView): number {
  return rounds.flatMap(({ bots }) => bots).reduce((sum, bot) => sum + (bot?.vp ?? 0), 0);
}
