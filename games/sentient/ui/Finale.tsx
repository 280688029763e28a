import type { FinaleProps } from '@stolik/games/ui';
import { Fragment } from 'react';
import { TYPES, type View } from '../rules/index.ts';
import { Bot } from './Bot.tsx';
import { investorsOf } from './cards.ts';
import { Die } from './Die.tsx';
import { Chip } from './Investor.tsx';
import { Silhouette } from './Silhouette.tsx';
import { fill, speechOf } from './speech.ts';
import './finale.css';

/** What lights up does so this long after what lit up before it. */
const STEP_MS = 70;

/** All a company made: three networks as they were counted, its investors and its chips. What is counted lights up. */
export function Finale({ view, seat, name, language, settings, lit }: FinaleProps<View>) {
  const speech = speechOf(language);
  const own = view.seats[seat];
  const piece = (id: string) => {
    const turn = lit.indexOf(id);
    return turn < 0 ? {} : { 'data-on': '', style: { animationDelay: `${turn * STEP_MS}ms` } };
  };
  return (
    <figure
      className="sentient-circuit sentient-finale"
      data-still={!settings.motion || undefined}
      data-counting={lit.length > 0 || undefined}
    >
      <div className="sentient-made" role="img" aria-label={fill(speech.words.finaleOf, { name })}>
        {own.rounds.map(({ dice, bots }, round) => (
          <div key={round} className="sentient-made-round">
            {dice.map((value, place) => (
              <Fragment key={place}>
                <Die value={value} place={place} />
                {place < bots.length && (
                  <span className="sentient-made-piece" {...piece(`bot:${round + 1}-${place + 1}`)}>
                    {bots[place] && (
                      <Bot
                        view={view}
                        card={bots[place].card}
                        block={bots[place].block}
                        seat={seat}
                        scores={bots[place].vp}
                        language={language}
                      />
                    )}
                  </span>
                )}
              </Fragment>
            ))}
          </div>
        ))}
        <div className="sentient-treasure">
          {TYPES.flatMap((type) =>
            Array.from({ length: investorsOf(own, type) }, (_, i) => (
              <span key={`${type} ${i}`} className="sentient-made-piece" {...piece(`token:${type}-${i + 1}`)}>
                <span className="sentient-coin" data-type={type}>
                  <Silhouette type={type} />
                </span>
              </span>
            )),
          )}
          {Array.from({ length: own.chips }, (_, i) => (
            <span key={`chip ${i}`} className="sentient-made-piece" {...piece(`chip:${i + 1}`)}>
              <Chip />
            </span>
          ))}
        </div>
      </div>
      <figcaption>
        {name}, {own.company}
      </figcaption>
    </figure>
  );
}
