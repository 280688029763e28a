import { SeatFace, SeatMark } from '@stolik/games/ui';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useCompanyColors } from './company.ts';
import { type BoardContext, fill } from './context.ts';
import { SymbolIcon } from './planner/index.ts';
import { gainOf, sumOf } from './standing.ts';
import { TechnologyIcon } from './TechnologyIcon.tsx';
import './telephone.css';
import './round-end.css';

export interface RoundEndProps {
  readonly context: BoardContext;
  /** The round that is over. */
  readonly round: number;
  /** Goods that companies did not sell in it, as far as they were seen. */
  readonly unsold: ReadonlyMap<number, number>;
  /** Opens what it was made of. */
  onResults(): void;
  onClose(): void;
}

/** A round is over: a telephone for each company, as high as its total, is charged by what the round has brought. */
export function RoundEnd({ context, round, unsold, onResults, onClose }: RoundEndProps) {
  const { view, words, ui, nameOf } = context;
  const colorsOf = useCompanyColors();
  const button = useRef<HTMLButtonElement>(null);
  // Whoever plays by keyboard goes on from here.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const most = Math.max(...view.companies.map(({ total }) => total), 1);
  const ranked = view.companies.map((_, company) => company).sort(byTotal(view.companies));
  return (
    <section className="phone-round-end" aria-label={fill(ui.roundOver, { round })}>
      <header>
        <h2>{fill(ui.roundOver, { round })}</h2>
        <p>{leadOf(ranked, context)}</p>
      </header>
      <ul>
        {ranked.map((company) => {
          const { total } = view.companies[company];
          const gain = gainOf(view, company, round);
          const { sales, control } = view.ledger[company];
          const heights = { '--total': total / most, '--had': total - gain, '--gain': gain, ...colorsOf(company) };
          return (
            <li key={company} data-leads={total === most || undefined}>
              <div className="phone-stand" style={heights as CSSProperties}>
                <p>
                  <b>{total}</b> {words.labels.vp}
                </p>
                <SeatFace seat={company} size={52} />
                <div className="phone-column">
                  <i>
                    {view.companies[company].technologies.map((id) => (
                      <TechnologyIcon key={id} id={id} />
                    ))}
                  </i>
                  <i data-gain={company}>
                    <b>+{gain}</b>
                  </i>
                </div>
              </div>
              <span className="phone-column-name">
                <SeatMark seat={company} /> <span>{nameOf(company)}</span>
              </span>
              <p className="phone-parts">
                <span>
                  {ui.sales} <b>{sumOf(sales[round - 1])}</b>
                </span>
                <span>
                  {ui.controls} <b>{sumOf(control[round - 1])}</b>
                </span>
              </p>
              {unsold.has(company) && (
                <small data-n={unsold.get(company)}>
                  <span className="phone-unsold" aria-hidden="true">
                    <SymbolIcon symbol="goods" />
                  </span>
                  <span className="phone-unsold-text">{fill(ui.unsoldGoods, { n: unsold.get(company) ?? 0 })}</span>
                </small>
              )}
            </li>
          );
        })}
      </ul>
      <div>
        <button type="button" className="button" onClick={onResults}>
          {ui.results}
        </button>
        <button ref={button} type="button" className="button" data-look="main" data-report-close onClick={onClose}>
          {`${ui.goOn}: ${words.phases[view.phase - 1]}`}
        </button>
      </div>
    </section>
  );
}

function byTotal(companies: BoardContext['view']['companies']) {
  return (one: number, two: number) => companies[two].total - companies[one].total;
}

/** Who leads, and by how much. */
function leadOf(ranked: readonly number[], { view: { companies }, ui, language, nameOf }: BoardContext): string {
  const { total } = companies[ranked[0]];
  const leaders = ranked.filter((company) => companies[company].total === total);
  if (leaders.length > 1)
    return fill(ui.leadTied, { names: new Intl.ListFormat(language).format(leaders.map(nameOf)) });
  return fill(ui.lead, { name: nameOf(ranked[0]), n: total - companies[ranked[1]].total });
}
