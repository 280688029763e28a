import type { Language } from '@stolik/core';
import { TYPES, type View } from '../rules/index.ts';
import { words as gameWords } from '../text/index.ts';
import { comingTo, investorsOf } from './cards.ts';
import { Silhouette } from './Silhouette.tsx';
import { fill, type Speech } from './speech.ts';
import './owned.css';

export interface OwnedProps {
  readonly view: View;
  readonly seat: number;
  readonly language: Language;
  readonly speech: Speech;
}

/** What a company collects, type by type: its investors, times the bots they pay for, and what is about to come. */
export function Owned({ view, seat, language, speech: { words, points } }: OwnedProps) {
  const own = view.seats[seat];
  const { types } = gameWords[language];
  return (
    <span className="sentient-owned">
      {TYPES.map((type) => ({ type, investors: investorsOf(own, type), bots: own.bots[type] }))
        .filter(({ investors, bots }) => investors + bots > 0)
        .map(({ type, investors, bots }) => {
          const coming = comingTo(view, seat, type);
          const told = fill(words.standingOf, { type: types[type], investors, bots, points: points(own.lines[type]) });
          return (
            <span key={type} data-type={type} data-none={investors * bots === 0 || undefined} title={told}>
              <span aria-hidden="true">
                <i className="sentient-coin" data-has={investors || undefined}>
                  <Silhouette type={type} />
                </i>
                {investors}
                <small>×</small>
                <i className="sentient-owned-bot" />
                {bots}
                {coming > 0 && <em>+{coming}</em>}
              </span>
              <span className="visually-hidden">{told}</span>
            </span>
          );
        })}
    </span>
  );
}
