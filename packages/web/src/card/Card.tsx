import type { ComponentProps, ReactNode, Ref } from 'react';
import './card.css';

interface CardProps extends Omit<ComponentProps<'li'>, 'ref'> {
  readonly game: string;
  /** How it stands, drawn small. */
  readonly picture: ReactNode;
  /** What can be done: the way in comes first, and all of the card leads there. */
  readonly actions: ReactNode;
  readonly ref?: Ref<HTMLLIElement>;
}

/** A table in a list: what it looks like, what there is to know, and the way in. */
export function Card({ game, picture, actions, children, className = '', ...item }: CardProps) {
  return (
    <li className={`card ${className}`} data-world={game} {...item}>
      <div className="card-picture" aria-hidden="true">
        {picture}
      </div>
      <div className="card-body">{children}</div>
      <div className="card-actions">{actions}</div>
    </li>
  );
}
