import type { Language } from '@stolik/core';
import { BASE_PRICE, type CompanyView, type Forecast } from '../../rules/index.ts';
import type { Judgement } from './judge.ts';
import { type ArtName, SymbolIcon } from './Symbol.tsx';
import { fill, OUTCOMES, type OutcomeName, plannerWords, SOURCES, type Source } from './words.ts';
import './outcome.css';

/** The sign of each. */
export const OUTCOME_SYMBOLS: Readonly<Record<OutcomeName, ArtName>> = {
  price: 'price',
  goods: 'goods',
  gears: 'research',
  trucks: 'logistics',
  factory: 'upgrade',
};

export interface OutcomeProps {
  /** Absent while the draft breaks a rule. */
  readonly forecast: Forecast | undefined;
  readonly isLastRound: boolean;
  readonly language: Language;
}

/** What the plan comes to, technologies and goods tokens included. Always there. */
export function Outcome({ forecast, isLastRound, language }: OutcomeProps) {
  const w = plannerWords[language];
  return (
    <dl className="planner-outcome" aria-label={w.outcome}>
      {OUTCOMES.map((name) => (
        <div key={name} data-none={isNone(forecast, name) || undefined}>
          <dt>
            <SymbolIcon symbol={OUTCOME_SYMBOLS[name]} />
            {w.outcomes[name]}
          </dt>
          <dd>
            {/* Anew with each change, so that it is seen to roll. */}
            <strong key={shownValue(forecast, name, w.yes, w.no)} data-outcome={name}>
              {shownValue(forecast, name, w.yes, w.no)}
            </strong>
            <small>{noteOf(forecast, name, isLastRound, language)}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What is shown for it: a number, or whether the factory works. */
export function shownValue(forecast: Forecast | undefined, name: OutcomeName, yes: string, no: string): string {
  if (!forecast) return '–';
  const { price, goods, research, logistics, upgrade } = forecast;
  return {
    price: `${price}`,
    goods: `${goods}`,
    gears: `${research}`,
    trucks: `${logistics}`,
    factory: upgrade ? yes : no,
  }[name];
}

function isNone(forecast: Forecast | undefined, name: OutcomeName): boolean {
  return shownValue(forecast, name, '1', '0') === '0';
}

function noteOf(forecast: Forecast | undefined, name: OutcomeName, isLastRound: boolean, language: Language): string {
  const w = plannerWords[language];
  if (name === 'price' && forecast && forecast.price !== BASE_PRICE) {
    const by = forecast.price - BASE_PRICE;
    return fill(w.priceAgainst, { by: by > 0 ? `+${by}` : `−${-by}` });
  }
  if (name === 'factory' && isLastRound) return w.lastRound;
  return name === 'factory' && forecast && !forecast.upgrade ? w.noFactory : w.means[name];
}

export interface GoodsSumProps {
  readonly judgement: Judgement;
  readonly forecast: Forecast;
  readonly company: CompanyView;
  /** Customers who would buy them. */
  readonly buyers: number;
  readonly language: Language;
}

/** Where the goods come from, and who would buy them: what nobody can read off the pads. */
export function GoodsSum({ judgement: { plan, outcome }, forecast, company, buyers, language }: GoodsSumProps) {
  const w = plannerWords[language];
  if (!outcome) return null;
  const faceDown = plan.faceDown.length;
  const known = outcome.goods + company.tokens;
  const counts: Readonly<Record<Source, number>> = {
    covered: outcome.overlap,
    crates: outcome.goods - outcome.overlap - faceDown,
    faceDown,
    tokens: company.tokens,
    technologies: Math.max(0, forecast.goods - known),
  };
  const parts = SOURCES.filter((source) => counts[source] > 0).map((source) =>
    fill(w.sources[source], { n: counts[source] }),
  );
  const sum = `${w.goodsFrom} ${parts.join(' + ')}${forecast.goods < known ? ` (${w.noMoreGoods})` : ''}.`;
  return (
    <>
      <p className="planner-buyers">
        <svg viewBox="0 0 22 26" aria-hidden="true">
          <circle cx="11" cy="5" r="4" />
          <path d="M1.500 25v-8.500q0-6 6-6h7q6 0 6 6V25z" />
        </svg>
        {fill(w.buyers, { price: forecast.price, n: buyers })}
      </p>
      <p className="planner-sum" title={sum}>
        {sum}
      </p>
    </>
  );
}
