import { SeatFace, SeatMark } from '@stolik/games/ui';
import type { ReactNode } from 'react';
import { useCompanyColors } from './company.ts';
import { type BoardContext, capital, fill, LAST_ROUND } from './context.ts';
import { PlanPicture, SymbolIcon } from './planner/index.ts';
import { Report } from './Report.tsx';
import { madeBy, trucksOf } from './standing.ts';
import './plans.css';
import './plan-back.css';
import './plans-small.css';

export interface PlansProps {
  readonly context: BoardContext;
  /** Goods that each company made by its plan, as far as it was seen. */
  readonly made: ReadonlyMap<number, number>;
  onClose(): void;
}

/** The keynote: all plans of this round side by side, each of them turned up, with what they bring and who goes first. */
export function Plans({ context, made, onClose }: PlansProps) {
  const { view, ui } = context;
  const colorsOf = useCompanyColors();
  return (
    <Report context={context} title={fill(ui.plansOf, { round: view.round })} note={ui.orderWhy} onClose={onClose}>
      <ol className="phone-plans" data-many={view.order.length > 3 || undefined}>
        {view.order.map((company, place) => (
          <li key={company} data-plan={company} style={colorsOf(company)}>
            <span className="phone-place" data-place={company} aria-hidden="true">
              {place + 1}
            </span>
            <div className="phone-card" data-card={company}>
              <div className="phone-card-front">
                <Plan context={context} company={company} made={made.get(company)} />
              </div>
              <Back company={company} />
            </div>
          </li>
        ))}
      </ol>
    </Report>
  );
}

/** The back of a telephone of the company's: its camera, and its mark for a logo. */
function Back({ company }: { readonly company: number }) {
  return (
    <div className="phone-card-back" aria-hidden="true">
      <svg viewBox="0 0 34 34" className="phone-camera" aria-hidden="true">
        <rect width="34" height="34" rx="10" />
        <circle cx="11" cy="11" r="6" />
        <circle cx="23" cy="23" r="6" />
        <circle className="phone-camera-light" cx="24" cy="10" r="2.500" />
      </svg>
      <SeatMark seat={company} />
    </div>
  );
}

interface PlanProps {
  readonly context: BoardContext;
  readonly company: number;
  readonly made: number | undefined;
}

function Plan({ context, company, made }: PlanProps) {
  const { view, words, ui, nameOf } = context;
  const { plan, price, gears, factory } = view.companies[company];
  const steve = company >= view.seats ? view.steve : undefined;
  const goods = made ?? steve?.plan.goods ?? madeBy(view, company);
  return (
    <>
      <div className="phone-card-top">
        <h3>
          <SeatMark seat={company} /> <SeatFace seat={company} size={28} /> <span>{nameOf(company)}</span>
        </h3>
        <p className="phone-card-price">
          <span>{words.labels.price}</span> <b data-card-price={company}>{price}</b>
        </p>
      </div>
      <div className="phone-card-plan">
        {plan && <PlanPicture plan={plan} label={`${words.labels.plan}: ${nameOf(company)}`} />}
        {steve && <p>{fill(ui.steve, { level: words.levels[steve.level], track: words.tracks[steve.track] })}</p>}
      </div>
      <ul className="phone-outcome">
        <Brought name={words.labels.goods} n={goods} piece={company}>
          <SymbolIcon symbol="goods" />
        </Brought>
        <Brought name={capital(words.labels.research)} n={gears}>
          <SymbolIcon symbol="research" />
        </Brought>
        <Brought name={capital(words.labels.logistics)} n={trucksOf(view, company)}>
          <SymbolIcon symbol="logistics" />
        </Brought>
        <li className="phone-card-factory" data-works={factory || undefined}>
          <SymbolIcon symbol="upgrade" />{' '}
          <span>{capital(view.round === LAST_ROUND ? ui.lastFactory : factory ? ui.factory : ui.noFactory)}</span>
        </li>
      </ul>
    </>
  );
}

interface BroughtProps {
  readonly name: string;
  readonly n: number;
  /** The company whose goods fly from here. */
  readonly piece?: number;
  readonly children: ReactNode;
}

/** A number that a plan brings, under its sign. */
function Brought({ name, n, piece, children }: BroughtProps) {
  return (
    <li>
      <span data-card-goods={piece}>{children}</span> <b>{n}</b> <small>{name}</small>
    </li>
  );
}
