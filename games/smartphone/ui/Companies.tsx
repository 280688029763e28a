import { SeatFace, SeatMark } from '@stolik/games/ui';
import type { CSSProperties } from 'react';
import { Company } from './Company.tsx';
import { useCompanyColors } from './company.ts';
import type { BoardContext } from './context.ts';
import './companies.css';

/** Everybody's company, drawn alike so that they can be compared: price, points, goods and what it owns. */
export function Companies({ context }: { readonly context: BoardContext }) {
  const { view, ui, words, nameOf } = context;
  const colorsOf = useCompanyColors();
  const most = Math.max(...view.companies.map(({ total }) => total), 1);
  return (
    <section className="phone-companies" aria-label={ui.companies}>
      {view.companies.map(({ colour, total }, company) => (
        <section
          key={colour}
          className="panel phone-company"
          aria-label={nameOf(company)}
          data-company={company}
          data-colour={colour}
          data-plate={company}
          data-own={company === context.seat || undefined}
          data-acts={context.actors.includes(company) || undefined}
          style={{ ...colorsOf(company), '--share': total / most } as CSSProperties}
        >
          <h2 className="panel-heading" title={`${nameOf(company)}, ${words.colors[colour]}`}>
            <SeatMark seat={company} /> <SeatFace seat={company} size={24} /> <span>{nameOf(company)}</span>
            <span className="visually-hidden"> {words.colors[colour]}</span>
          </h2>
          <Company context={context} company={company} />
        </section>
      ))}
    </section>
  );
}
