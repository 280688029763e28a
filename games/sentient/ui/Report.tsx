import type { Language } from '@stolik/core';
import { SeatMark } from '@stolik/games/ui';
import { useEffect, useRef, useState } from 'react';
import { ROUNDS, type View } from '../rules/index.ts';
import { words as gameWords, sayCondition } from '../text/index.ts';
import { rowOf } from './cards.ts';
import { Die } from './Die.tsx';
import { Chip, Token } from './Investor.tsx';
import type { Report as Counted, Won } from './report.ts';
import { Silhouette } from './Silhouette.tsx';
import { Sign } from './signs.tsx';
import { fill, type Speech } from './speech.ts';
import './report.css';

const LINE_MS = 350;
const SLOTS = 4;

export interface ReportProps {
  readonly report: Counted;
  readonly view: View;
  readonly names: readonly string[];
  readonly language: Language;
  readonly speech: Speech;
  readonly motion: boolean;
  onClose(): void;
}

/** The end of a round, counted line by line: slot by slot, then investor by investor. It stands in nobody's way. */
export function Report({ report, view, names, language, speech, motion, onClose }: ReportProps) {
  const { words } = speech;
  const lines = SLOTS + report.investors.length;
  const [counted, setCounted] = useState(motion ? 0 : lines);
  useEffect(() => {
    if (counted >= lines) return;
    const timer = setTimeout(() => setCounted(counted + 1), LINE_MS);
    return () => clearTimeout(timer);
  }, [counted, lines]);
  // Whoever has scrolled down would not see it come.
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.scrollIntoView({ block: 'nearest' }), []);
  const isCounted = counted >= lines;
  const next = report.round === ROUNDS ? words.reportClose : fill(words.reportNext, { round: report.round + 1 });
  return (
    <section
      ref={section}
      className="panel sentient-circuit sentient-report"
      aria-label={fill(words.report, { round: report.round })}
    >
      <header>
        <h2 className="panel-heading">{fill(words.report, { round: report.round })}</h2>
        <button
          type="button"
          className="button"
          data-look="main"
          onClick={isCounted ? onClose : () => setCounted(lines)}
        >
          {isCounted ? next : words.reportSkip}
        </button>
      </header>
      <div className="sentient-counts">
        <h3>{words.reportBots}</h3>
        <ul className="sentient-scored">
          {report.bots.map((bots, seat) => (
            <li key={seat}>
              <span className="sentient-scored-name">
                <SeatMark seat={seat} /> {names[seat]}
              </span>
              {bots.slice(0, counted).map(({ card, dice, vp }) => (
                <span key={card} className="sentient-scored-bot" data-none={vp === 0 || undefined}>
                  <Die value={dice[0]} place={0} />
                  <span className="visually-hidden">{dice[0]}</span>
                  <Silhouette type={rowOf(view, card).type} />
                  <Die value={dice[1]} place={0} />
                  <span className="visually-hidden">{dice[1]}</span>
                  <span className="sentient-scored-words">{sayCondition(gameWords[language], rowOf(view, card))}</span>
                  <b>
                    <Sign name="to" /> {speech.points(vp)}
                  </b>
                </span>
              ))}
              <strong>{bots.slice(0, counted).reduce((sum, { vp }) => sum + vp, 0)}</strong>
            </li>
          ))}
        </ul>
        <h3>{words.reportInvestors}</h3>
        <ul className="sentient-won">
          {report.investors.slice(0, Math.max(0, counted - SLOTS)).map((won) => (
            <li key={won.type} data-type={won.type}>
              <Silhouette type={won.type} />
              <span>{gameWords[language].types[won.type]}</span>
              <Prize won={won} kind="token" names={names} words={words} />
              <Prize won={won} kind="chip" names={names} words={words} />
              <Race won={won} names={names} speech={speech} />
            </li>
          ))}
        </ul>
        <p className="sentient-note">{words.reportRule}</p>
      </div>
    </section>
  );
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

/** Why: influence of everybody, and agents where that was equal. */
function Race({
  won,
  names,
  speech,
}: {
  readonly won: Won;
  readonly names: readonly string[];
  readonly speech: Speech;
}) {
  const { influence, agents } = won;
  if (!influence || !agents) return null;
  const shares = influence.flatMap((count, seat) => {
    if (count === 0) return [];
    const isTied = influence.some((other, i) => i !== seat && other === count);
    return [`${names[seat]}: ${count}${isTied ? ` (${speech.agents(agents[seat])})` : ''}`];
  });
  return shares.length > 0 ? (
    <span className="sentient-note">{fill(speech.words.influence, { shares: shares.join('; ') })}</span>
  ) : null;
}
