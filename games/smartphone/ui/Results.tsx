import { SeatFace, SeatMark } from '@stolik/games/ui';
import type { CSSProperties } from 'react';
import { useCompanyColors } from './company.ts';
import { type BoardContext, fill } from './context.ts';
import { Shop } from './map/Shop.tsx';
import { SymbolIcon } from './planner/index.ts';
import { Report } from './Report.tsx';
import { gainOf, sumOf } from './standing.ts';
import './results.css';

export interface ResultsProps {
  readonly context: BoardContext;
  /** The last finished round, from 1. */
  readonly round: number;
  /** Goods that companies did not sell in it, as far as they were seen. */
  readonly unsold: ReadonlyMap<number, number>;
  onClose(): void;
}

/** What a round brought: a bar for each company, of what it had and what sales, control, patents and retailers add. */
export function Results({ context, round, unsold, onClose }: ResultsProps) {
  const { view, ui } = context;
  const most = Math.max(...view.companies.map(({ total }) => total), 1);
  return (
    <Report context={context} title={fill(ui.resultsOf, { round })} note={ui.resultsHow} onClose={onClose}>
      <ul className="phone-results">
        {view.companies
          .map((_, company) => company)
          .sort((one, two) => view.companies[two].total - view.companies[one].total)
          .map((company) => (
            <Result
              key={company}
              context={context}
              company={company}
              round={round}
              unsold={unsold.get(company)}
              most={most}
            />
          ))}
      </ul>
    </Report>
  );
}

interface ResultProps extends Pick<ResultsProps, 'context' | 'round'> {
  readonly company: number;
  readonly unsold: number | undefined;
  /** The length of the longest bar. */
  readonly most: number;
}

function Result({ context, company, round, unsold, most }: ResultProps) {
  const { view, words, ui, nameOf } = context;
  const colorsOf = useCompanyColors();
  const { lines, total } = view.companies[company];
  const { sales, control } = view.ledger[company];
  const { patents = 0, retailers = 0 } = lines;
  const gain = gainOf(view, company, round);
  const parts = [
    { kind: 'had', vp: total - gain - patents - retailers },
    { kind: 'sales', vp: sumOf(sales[round - 1]), name: ui.sales, regions: sales[round - 1] },
    { kind: 'control', vp: sumOf(control[round - 1]), name: ui.controls, regions: control[round - 1] },
    { kind: 'patents', vp: patents, name: fill(ui.soFar, { line: words.lines.patents }) },
    { kind: 'retailers', vp: retailers, name: fill(ui.soFar, { line: words.lines.retailers }) },
  ];
  return (
    <li style={colorsOf(company)}>
      <h3>
        <SeatMark seat={company} /> <SeatFace seat={company} size={28} /> {nameOf(company)}
      </h3>
      <p className="phone-gain">+{gain}</p>
      <div className="phone-bar" aria-hidden="true">
        {parts.map(({ kind, vp }) => (
          <i key={kind} data-part={kind} style={{ '--share': Math.max(vp, 0) / most } as CSSProperties} />
        ))}
      </div>
      <p className="phone-sum">
        <b>{total}</b> {words.labels.vp}
      </p>
      <dl>
        {parts.map(
          ({ kind, vp, name, regions = {} }) =>
            name && (
              <div key={kind} data-none={vp === 0 || undefined}>
                <dt>
                  <i data-part={kind} aria-hidden="true" /> {name}
                </dt>
                <dd>
                  <b>{vp}</b>
                  {Object.entries(regions).map(([id, points]) => (
                    <span key={id}>
                      {words.regions[id] && <Shop company={company} />}
                      {words.regions[id] ?? ui.directSales} {points}
                    </span>
                  ))}
                </dd>
              </div>
            ),
        )}
        {unsold !== undefined && (
          <div data-part="unsold">
            <dt>
              <span className="phone-unsold" aria-hidden="true">
                <SymbolIcon symbol="goods" />
              </span>
            </dt>
            <dd>{fill(ui.unsoldGoods, { n: unsold })}</dd>
          </div>
        )}
      </dl>
    </li>
  );
}
