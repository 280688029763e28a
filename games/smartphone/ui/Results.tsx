import { SeatMark } from '@stolik/games/ui';
import { type BoardContext, fill } from './context.ts';
import { Report } from './Report.tsx';
import { gainOf, sumOf } from './standing.ts';

export interface ResultsProps {
  readonly context: BoardContext;
  /** The last finished round, from 1. */
  readonly round: number;
  /** Goods that companies did not sell in it, as far as they were seen. */
  readonly unsold: ReadonlyMap<number, number>;
  onClose(): void;
}

/** What a round brought: who sold how much where, who had control, and what everybody has in all. */
export function Results({ context, round, unsold, onClose }: ResultsProps) {
  const { view, words, ui, nameOf } = context;
  const hasRetailers = view.regions.some(({ retailer }) => retailer);
  return (
    <Report context={context} title={fill(ui.resultsOf, { round })} note={ui.resultsHow} onClose={onClose}>
      <table className="phone-results">
        <thead>
          <tr>
            <td />
            <th scope="col">{ui.sales}</th>
            <th scope="col">{ui.controls}</th>
            <th scope="col">{ui.salesAndControl}</th>
            <th scope="col">{fill(ui.soFar, { line: words.lines.patents })}</th>
            {hasRetailers && <th scope="col">{fill(ui.soFar, { line: words.lines.retailers })}</th>}
            <th scope="col">{words.labels.total}</th>
          </tr>
        </thead>
        <tbody>
          {view.companies.map(({ lines, total }, company) => (
            <tr key={company}>
              <th scope="row">
                <SeatMark seat={company} /> {nameOf(company)}
                {unsold.has(company) && <small>{fill(ui.unsoldGoods, { n: unsold.get(company) ?? 0 })}</small>}
              </th>
              <Cell name={ui.sales} vp={view.ledger[company].sales[round - 1]} context={context} />
              <Cell name={ui.controls} vp={view.ledger[company].control[round - 1]} context={context} />
              <td data-name={ui.salesAndControl}>
                <b>+{gainOf(view, company, round)}</b>
              </td>
              <td data-name={words.lines.patents}>{lines.patents ?? 0}</td>
              {hasRetailers && <td data-name={words.lines.retailers}>{lines.retailers ?? 0}</td>}
              <td className="phone-sum" data-name={words.labels.total}>
                <b>{total}</b> {words.labels.vp}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Report>
  );
}

type ByRegion = Readonly<Record<string, number>>;

interface CellProps {
  readonly name: string;
  readonly vp: ByRegion;
  readonly context: BoardContext;
}

function Cell({ name, vp, context: { words, ui } }: CellProps) {
  const regions = Object.entries(vp);
  return (
    <td data-name={name}>
      <b>{sumOf(vp)}</b>
      <ul>
        {regions.map(([id, points]) => (
          <li key={id}>
            {words.regions[id] ?? ui.directSales} {points}
          </li>
        ))}
        {regions.length === 0 && <li>{ui.nothing}</li>}
      </ul>
    </td>
  );
}
