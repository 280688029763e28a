import { SeatMark } from '@stolik/games/ui';
import { type BoardContext, fill } from './context.ts';
import { Report } from './Report.tsx';

export interface ResultsProps {
  readonly context: BoardContext;
  /** The last finished round, from 1. */
  readonly round: number;
  onClose(): void;
}

/** What a round brought: who sold how much where, and who had control. */
export function Results({ context, round, onClose }: ResultsProps) {
  const { view, words, ui, nameOf } = context;
  return (
    <Report context={context} title={fill(ui.resultsOf, { round })} note={ui.resultsHow} onClose={onClose}>
      <table className="phone-results">
        <thead>
          <tr>
            <td />
            <th scope="col">{ui.sales}</th>
            <th scope="col">{ui.controls}</th>
            <th scope="col">{ui.salesAndControl}</th>
          </tr>
        </thead>
        <tbody>
          {view.ledger.map(({ sales, control }, company) => (
            <tr key={company}>
              <th scope="row">
                <SeatMark seat={company} /> {nameOf(company)}
              </th>
              <Cell vp={sales[round - 1]} context={context} />
              <Cell vp={control[round - 1]} context={context} />
              <td className="phone-sum">
                <b>{sumOf(sales[round - 1]) + sumOf(control[round - 1])}</b> {words.labels.vp}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Report>
  );
}

type ByRegion = Readonly<Record<string, number>>;

function Cell({ vp, context: { words, ui } }: { readonly vp: ByRegion; readonly context: BoardContext }) {
  const regions = Object.entries(vp);
  return (
    <td>
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

function sumOf(vp: ByRegion): number {
  return Object.values(vp).reduce((sum, points) => sum + points, 0);
}
