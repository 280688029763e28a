import { SeatFace, SeatMark, type swipes } from '@stolik/games/ui';
import { Company } from './Company.tsx';
import type { BoardContext } from './context.ts';
import './companies.css';

export interface CompaniesProps {
  readonly context: BoardContext;
  /** On a phone one company is shown at a time. */
  readonly shown: number;
  /** What a company listens to, so that a swipe shows the next one. */
  readonly swipe: ReturnType<typeof swipes>;
}

/** Everybody's company: points, price, goods and what it owns. */
export function Companies({ context, shown, swipe }: CompaniesProps) {
  const { view, ui, nameOf } = context;
  return (
    <section className="phone-companies" aria-label={ui.companies}>
      {view.companies.map(({ colour }, company) => (
        <section
          key={colour}
          className="panel phone-company"
          aria-label={nameOf(company)}
          data-company={company}
          data-plate={company}
          data-shown={shown === company || undefined}
          data-own={company === context.seat || undefined}
          {...swipe}
          data-acts={context.actors.includes(company) || undefined}
        >
          <h2 className="panel-heading">
            <SeatMark seat={company} /> <SeatFace seat={company} /> <span>{nameOf(company)}</span>
          </h2>
          <Company context={context} company={company} />
        </section>
      ))}
    </section>
  );
}
