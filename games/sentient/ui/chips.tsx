import type { ReactNode } from 'react';
import { DECK, type Event } from '../rules/index.ts';
import { Silhouette } from './Silhouette.tsx';

/** An event of the log as pictures: which kind of bot, and where it went. */
export function pictureOf(event: Event): ReactNode {
  switch (event.type) {
    case 'agent':
      return <Silhouette type={DECK[event.card - 1].type} />;
    case 'plugged':
      return (
        <>
          <Silhouette type={DECK[event.card - 1].type} />
          <Slot slot={event.slot} />
        </>
      );
    default:
      return undefined;
  }
}

/** Which of the four slots of a network it is. */
function Slot({ slot }: { readonly slot: number }) {
  return (
    <svg className="sentient-went" viewBox="0 0 34 12" aria-hidden="true">
      {[1, 2, 3, 4].map((place) => (
        <rect key={place} x={place * 9 - 8} y="1" width="7" height="10" rx="2" data-lit={place === slot || undefined} />
      ))}
    </svg>
  );
}
