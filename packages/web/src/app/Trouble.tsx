import { Face } from '@stolik/games/ui/faces';
import type { ReactNode } from 'react';
import { RoundTable } from '../card/RoundTable.tsx';
import './trouble.css';

interface TroubleProps {
  readonly title: string;
  /** What is to be known of it. */
  readonly children?: ReactNode;
  /** What can be done. */
  readonly actions: ReactNode;
}

/** Where one cannot go on: an empty table, a bird that wonders, what happened, and the way out. */
export function Trouble({ title, children, actions }: TroubleProps) {
  return (
    <section className="trouble" role="alert">
      <div className="trouble-scene" aria-hidden="true">
        <RoundTable places={4}>
          {(place) =>
            place === 2 ? <Face bot="easy" pose="thinking" size={92} /> : <span className="trouble-chair" />
          }
        </RoundTable>
      </div>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
      <p className="row">{actions}</p>
    </section>
  );
}
