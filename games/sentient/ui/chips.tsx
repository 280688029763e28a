import type { ReactNode } from 'react';
import { DECK, type Event } from '../rules/index.ts';
import { Silhouette } from './Silhouette.tsx';

/** An event of the log as pictures: who was sent to which kind of bot, and where it went. */
export function pictureOf(event: Event): ReactNode {
  switch (event.type) {
    case 'agent':
      return (
        <>
          <Sent assistants={event.assistants} />
          <Silhouette type={DECK[event.card - 1].type} />
        </>
      );
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

/** Pictures say all of it but where in the factory it was and what the dice show now, which a tap tells. */
export function isToldByPicture({ type }: Event): boolean {
  return type === 'agent' || type === 'plugged';
}

/** An agent, and as many assistants as went along. */
function Sent({ assistants }: { readonly assistants: number }) {
  return (
    <svg className="sentient-sent" viewBox={`0 0 ${10 + 7 * assistants} 16`} aria-hidden="true">
      <path d="M5 1a3.4 3.4 0 0 1 2.2 6L9.6 15.5H.4L2.8 7A3.4 3.4 0 0 1 5 1z" />
      {Array.from({ length: assistants }, (_, i) => (
        <path key={i} d={`M${13.5 + 7 * i} 6a2.3 2.3 0 0 1 1.5 4l1.5 5.5h-6l1.5-5.5a2.3 2.3 0 0 1 1.5-4z`} />
      ))}
    </svg>
  );
}

/** Which of the four slots of a network it is. */
function Slot({ slot }: { readonly slot: number }) {
  return (
    <svg className="sentient-went" viewBox="0 0 36 12" aria-hidden="true">
      {[1, 2, 3, 4].map((place) => (
        <rect key={place} x={place * 9 - 8} y="1" width="7" height="10" rx="2" data-lit={place === slot || undefined} />
      ))}
    </svg>
  );
}
