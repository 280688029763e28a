import type { Language } from '@stolik/core';
import { Fragment } from 'react';
import { Bot } from '../Bot.tsx';
import { Die } from '../Die.tsx';
import { Silhouette } from '../Silhouette.tsx';
import { speechOf } from '../speech.ts';
import './picture.css';

const DECK = { corrections: [] };
/** Two bots in the factory with their investors, and a network where both score. */
const FACTORY = { investors: ['information', 'military', 'service'], bots: [39, 27] } as const;
const NETWORK = {
  dice: [5, 1, 6],
  bots: [
    { card: 21, vp: 3 },
    { card: 51, vp: 4 },
  ],
} as const;

/** Sentient's picture for lists of games: real bots in a nice position. */
export function Picture({ language }: { readonly language: Language }) {
  const speech = speechOf(language);
  return (
    <div className="sentient-circuit sentient-picture" role="img" aria-label="Sentient">
      {FACTORY.investors.map((type, i) => (
        <Fragment key={type}>
          <span className="sentient-coin" data-type={type}>
            <Silhouette type={type} />
          </span>
          {i < FACTORY.bots.length && <Bot view={DECK} card={FACTORY.bots[i]} language={language} speech={speech} />}
        </Fragment>
      ))}
      {NETWORK.dice.map((value, place) => (
        <Fragment key={place}>
          <Die value={value} place={place} />
          {place < NETWORK.bots.length && (
            <Bot
              view={DECK}
              card={NETWORK.bots[place].card}
              scores={NETWORK.bots[place].vp}
              language={language}
              speech={speech}
            />
          )}
        </Fragment>
      ))}
    </div>
  );
}
