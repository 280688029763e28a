import type { Language } from '@stolik/core';
import { SeatMark } from '@stolik/games/ui';
import { type BotType, type SeatView, TYPES, type View } from '../rules/index.ts';
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
  /** Investors of a type that a seat would win as it stands. */
  const comingTo = (seat: number, type: BotType) =>
    view.investors.filter((investor) => investor.type === type && investor.token === seat).length;
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
                    <Pays
                      type={type}
                      investors={investors}
                      bots={bots}
                      more={view.step === 'over' ? 0 : comingTo(i, type) * bots}
                    />
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

interface PaysProps {
  readonly type: BotType;
  readonly investors: number;
  readonly bots: number;
  /** What comes to it as the investors of this round stand. */
  readonly more: number;
}

/** Investors on a token of theirs, times bots; and what that will grow by. */
function Pays({ type, investors, bots, more }: PaysProps) {
  if (investors + bots === 0) return <span className="sentient-pays" aria-hidden="true" />;
  return (
    <span className="sentient-pays" data-type={type} aria-hidden="true">
      <i data-has={investors || undefined}>{investors}</i>
      <small>×</small>
      {bots}
      {more > 0 && <em>+{more}</em>}
    </span>
  );
}

/** Points of all bots, those of the running round by their dice of the moment. */
function botPoints({ rounds }: SeatView): number {
  return rounds.flatMap(({ bots }) => bots).reduce((sum, bot) => sum + (bot?.vp ?? 0), 0);
}
