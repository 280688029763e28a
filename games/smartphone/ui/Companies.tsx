import { SeatMark, type swipes } from '@stolik/games/ui';
import { Company } from './Company.tsx';
import type { Look } from './look.ts';
import './companies.css';

export interface CompaniesProps {
  readonly look: Look;
  /** On a phone one company is shown at a time. */
  readonly shown: number;
  /** What a company listens to, so that a swipe shows the next one. */
  readonly swipe: ReturnType<typeof swipes>;
}

/** Everybody's company: points, price, goods and what it owns. */
export function Companies({ look, shown, swipe }: CompaniesProps) {
  const { view, ui, nameOf } = look;
  return (
    <section className="phone-companies" aria-label={ui.companies}>
      {view.companies.map(({ colour }, company) => (
        <section
          key={colour}
          className="panel phone-company"
          aria-label={nameOf(company)}
          data-company={company}
          data-shown={shown === company || undefined}
          data-own={company === look.seat || undefined}
          {...swipe}
          data-acts={look.actors.includes(company) || undefined}
        >
          <h2 className="panel-heading">
            <SeatMark seat={company} /> <span>{nameOf(company)}</span>
          </h2>
          <Company look={look} company={company} />
        </section>
      ))}
    </section>
  );
}
