import { SeatFace, SeatMark, useSeatColor } from '@stolik/games/ui';
import { type CSSProperties, Fragment } from 'react';
import { ROUNDS, type View } from '../rules/index.ts';
import { rowOf } from './cards.ts';
import { Die } from './Die.tsx';
import { Chip, Crown } from './Investor.tsx';
import type { Report } from './report.ts';
import { Silhouette } from './Silhouette.tsx';
import { fill, type Speech } from './speech.ts';
import './scene.css';

export interface SceneProps {
  /** The table at the end of the round. */
  readonly view: View;
  readonly report: Report;
  /** Everything has been watched. */
  readonly isCounted: boolean;
  readonly names: readonly string[];
  readonly speech: Speech;
  /** How all of it came about. */
  onDetails(): void;
}

/**
 * The end of a round: what everybody's bots made, and which investors they won. It lies over a table on which the next
 * round is already true, so any key or tap puts it away; the button is only the plainest of these.
 */
export function Scene({ view, report, isCounted, names, speech, onDetails }: SceneProps) {
  const { words } = speech;
  const { round } = report;
  const totals = report.sums.map(({ total }) => total);
  const best = Math.max(...totals);
  const colorOf = useSeatColor();
  return (
    <section
      className="sentient-scene"
      aria-label={fill(words.report, { round })}
      data-counted={isCounted || undefined}
    >
      <header>
        <h2 className="panel-heading">{fill(isCounted ? words.report : words.counting, { round })}</h2>
        <p>{isCounted && sayLead(totals, names, speech)}</p>
      </header>
      <ol className="sentient-tally">
        {view.seats.map((_, seat) => (
          <li
            key={seat}
            data-plate={seat}
            data-tally={seat}
            data-best={(isCounted && totals[seat] === best) || undefined}
            style={{ '--owner': colorOf(seat), '--share': totals[seat] / Math.max(1, best) } as CSSProperties}
          >
            <span className="sentient-tally-who">
              <SeatMark seat={seat} />
              <SeatFace seat={seat} size={40} />
              <span>{names[seat]}</span>
            </span>
            <Made view={view} seat={seat} />
            <b className="sentient-tally-points">+{report.bots[seat].reduce((sum, { vp }) => sum + vp, 0)}</b>
            <span className="sentient-tally-won">
              {report.investors
                .filter(({ token }) => token === seat)
                .map(({ type }) => (
                  <span key={type} className="sentient-coin" data-type={type} data-won={type}>
                    <Silhouette type={type} />
                  </span>
                ))}
              {report.investors
                .filter(({ chip }) => chip === seat)
                .map(({ type }) => (
                  <span key={type} className="sentient-tally-chip" data-second={type}>
                    <Chip />
                  </span>
                ))}
            </span>
            <b className="sentient-tally-total">
              {totals[seat]}
              {totals[seat] === best && <Crown />}
            </b>
            <i className="sentient-tally-lane" aria-hidden="true" />
          </li>
        ))}
      </ol>
      <footer>
        <button type="button" className="button" data-look="main" data-move="go-on">
          {fill(words.goOn, { round: Math.min(round + 1, ROUNDS) })}
        </button>
        <button type="button" className="button" data-move="scene-details" onClick={onDetails}>
          {words.details}
        </button>
      </footer>
    </section>
  );
}

/** Who is in front, and how far; or who share that. */
function sayLead(totals: readonly number[], names: readonly string[], { words, points }: Speech): string {
  const [first, second] = [...totals].sort((a, b) => b - a);
  const leaders = names.filter((_, seat) => totals[seat] === first).join(', ');
  return first === second
    ? fill(words.level, { names: leaders })
    : fill(words.lead, { name: leaders, points: points(first - second) });
}

/** A network as it was counted: those that score are awake. */
function Made({ view, seat }: { readonly view: View; readonly seat: number }) {
  const { rounds } = view.seats[seat];
  const { dice, bots } = rounds[rounds.length - 1];
  return (
    <span className="sentient-tally-bots">
      {dice.map((value, place) => {
        const bot = bots[place];
        return (
          <Fragment key={place}>
            <span className="sentient-tally-die">
              <Die value={value} place={place} />
            </span>
            {place < bots.length && (
              <span
                className="sentient-tally-bot"
                data-type={bot ? rowOf(view, bot.card).type : undefined}
                data-none={!bot || bot.vp === 0 || undefined}
              >
                {bot && (
                  <>
                    <Silhouette type={rowOf(view, bot.card).type} />
                    <b>{bot.vp}</b>
                  </>
                )}
              </span>
            )}
          </Fragment>
        );
      })}
    </span>
  );
}
