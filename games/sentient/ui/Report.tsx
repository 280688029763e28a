import type { Language } from '@stolik/core';
import { SeatFace, SeatMark, useSeatColor } from '@stolik/games/ui';
import { type CSSProperties, useEffect, useRef } from 'react';
import type { InvestorView, View } from '../rules/index.ts';
import { words as gameWords, sayCondition } from '../text/index.ts';
import { rowOf } from './cards.ts';
import { Die } from './Die.tsx';
import { Chip, Investor, Token } from './Investor.tsx';
import type { Report as Counted, Won } from './report.ts';
import { Silhouette } from './Silhouette.tsx';
import { fill, type Speech } from './speech.ts';
import './report.css';

export interface ReportProps {
  readonly report: Counted;
  readonly view: View;
  readonly names: readonly string[];
  readonly language: Language;
  readonly speech: Speech;
  onClose(): void;
}

/** How a round was counted: every bot, every investor, and what everybody has by then. */
export function Report({ report, view, names, language, speech, onClose }: ReportProps) {
  const { words } = speech;
  const { labels } = gameWords[language];
  const colorOf = useSeatColor();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section
      ref={section}
      className="sentient-report"
      aria-label={fill(words.report, { round: report.round })}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header>
        <h2 className="panel-heading">{fill(words.report, { round: report.round })}</h2>
        <button type="button" className="button" data-move="close-report" onClick={onClose}>
          {words.reportClose}
        </button>
      </header>
      <h3>{words.reportBots}</h3>
      <ol className="sentient-counts">
        {report.sums.map(({ bots, chips, paid, total }, seat) => (
          <li key={seat} style={{ '--owner': colorOf(seat) } as CSSProperties}>
            <h4>
              <SeatMark seat={seat} /> <SeatFace seat={seat} size={32} /> <span>{names[seat]}</span>
            </h4>
            <div className="sentient-scored-bots">
              {report.bots[seat].map(({ card, dice, vp }) => (
                <span key={card} className="sentient-scored-bot" data-none={vp === 0 || undefined}>
                  <Die value={dice[0]} place={0} />
                  <Silhouette type={rowOf(view, card).type} />
                  <Die value={dice[1]} place={0} />
                  <b aria-hidden="true">{vp}</b>
                  <span className="visually-hidden">
                    {`${dice.join(', ')}, ${sayCondition(gameWords[language], rowOf(view, card))}: ${speech.points(vp)}; `}
                  </span>
                </span>
              ))}
            </div>
            <dl>
              <div>
                <dt>{words.fromBots}</dt>
                <dd>{bots}</dd>
              </div>
              <div>
                <dt>{words.chips}</dt>
                <dd>{chips}</dd>
              </div>
              <div>
                <dt>{words.fromInvestors}</dt>
                <dd>{paid}</dd>
              </div>
              <div>
                <dt>{labels.total}</dt>
                <dd className="sentient-sum">{total}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
      <h3>{words.reportInvestors}</h3>
      <ul className="sentient-won">
        {report.investors.map((won) => (
          <li key={won.type} data-type={won.type}>
            <strong>{gameWords[language].types[won.type]}</strong>
            <Investor now={racedFor(won)} planned={racedFor(won)} />
            <Prize won={won} kind="token" names={names} words={words} />
            <Prize won={won} kind="chip" names={names} words={words} />
            <Race won={won} names={names} speech={speech} />
          </li>
        ))}
      </ul>
      <p className="sentient-note">{words.reportRule}</p>
    </section>
  );
}

/** An investor as it stood when it was decided. */
function racedFor({ type, token, chip, influence = [], agents = [] }: Won): InvestorView {
  return { type, influence, agents, ...(token === null ? {} : { token }), ...(chip === null ? {} : { chip }) };
}

interface PrizeProps {
  readonly won: Won;
  readonly kind: 'token' | 'chip';
  readonly names: readonly string[];
  readonly words: Speech['words'];
}

function Prize({ won, kind, names, words }: PrizeProps) {
  const seat = won[kind];
  return (
    <span className="sentient-won-by">
      {kind === 'token' ? <Token /> : <Chip />} {words[kind]}:{' '}
      {seat === null ? (
        words.nobody
      ) : (
        <>
          <SeatMark seat={seat} /> {names[seat]}
        </>
      )}
    </span>
  );
}

interface RaceProps {
  readonly won: Won;
  readonly names: readonly string[];
  readonly speech: Speech;
}

/** Why, in words: influence of everybody, which is drawn, too, and agents where that was equal. */
function Race({ won: { influence, agents }, names, speech }: RaceProps) {
  if (!influence || !agents) return null;
  const isTied = (seat: number) => influence.some((other, i) => i !== seat && other === influence[seat]);
  const shares = influence.flatMap((count, seat) =>
    count === 0 ? [] : [`${names[seat]}: ${count}${isTied(seat) ? ` (${speech.agents(agents[seat])})` : ''}`],
  );
  const isClose = influence.some((count, seat) => count > 0 && isTied(seat));
  return shares.length > 0 ? (
    <span className={isClose ? 'sentient-note' : 'visually-hidden'}>
      {fill(speech.words.influence, { shares: shares.join('; ') })}
    </span>
  ) : null;
}
