import { SeatFace, SeatMark, useSeatColor } from '@stolik/games/ui';
import type { CSSProperties } from 'react';
import { ColourSign } from './Colour.tsx';
import { Company } from './Company.tsx';
import type { BoardContext } from './context.ts';
import './companies.css';

/** Everybody's company: points, price, goods and what it owns. */
export function Companies({ context }: { readonly context: BoardContext }) {
  const { view, ui, words, nameOf } = context;
  const colorOf = useSeatColor();
  return (
    <section className="phone-companies" aria-label={ui.companies}>
      {view.companies.map(({ colour }, company) => (
        <section
          key={colour}
          className="panel phone-company"
          aria-label={nameOf(company)}
          data-company={company}
          data-plate={company}
          data-own={company === context.seat || undefined}
          data-acts={context.actors.includes(company) || undefined}
          style={{ '--company': colorOf(company) } as CSSProperties}
        >
          <h2 className="panel-heading">
            <SeatMark seat={company} /> <SeatFace seat={company} /> <span>{nameOf(company)}</span>{' '}
            <span title={words.colors[colour]}>
              <ColourSign value={colour} />
              <span className="visually-hidden">{words.colors[colour]}</span>
            </span>
          </h2>
          <Company context={context} company={company} />
        </section>
      ))}
    </section>
  );
}
