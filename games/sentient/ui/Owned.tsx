import type { Language } from '@stolik/core';
import { type SeatView, TYPES } from '../rules/index.ts';
import { words as gameWords } from '../text/index.ts';
import { investorsOf } from './cards.ts';
import { Silhouette } from './Silhouette.tsx';
import { fill, type Speech } from './speech.ts';

export interface OwnedProps {
  readonly seat: SeatView;
  readonly language: Language;
  readonly speech: Speech;
}

/** The investors of a company by their signs: each pays for every bot of its type. */
export function Owned({ seat, language, speech: { words } }: OwnedProps) {
  const owned = TYPES.map((type) => ({ type, count: investorsOf(seat, type) })).filter(({ count }) => count > 0);
  const list = owned.map(({ type, count }) => `${gameWords[language].types[type]} ${count}`).join(', ');
  return (
    <span className="sentient-owned" title={fill(words.owned, { list })}>
      <span className="visually-hidden">{fill(words.owned, { list })}</span>
      {owned.map(({ type, count }) => (
        <span key={type} data-type={type} aria-hidden="true">
          <Silhouette type={type} />
          {count}
        </span>
      ))}
    </span>
  );
}
