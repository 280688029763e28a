import type { FinaleProps } from '@stolik/games/ui';
import { type CSSProperties, Fragment } from 'react';
import { TYPES, type View } from '../rules/index.ts';
import { investorsOf, rowOf } from './cards.ts';
import { Die } from './Die.tsx';
import { Chip } from './Investor.tsx';
import { Mini } from './Mini.tsx';
import { Silhouette } from './Silhouette.tsx';
import { fill, speechOf } from './speech.ts';
import './finale.css';

/** What lights up does so this long after what lit up before it. */
const STEP_MS = 70;

/**
 * All a company made: three networks as they were counted, its investors and its chips. What is counted lights up; once
 * everything is, all of its bots wake, light runs through them, and its name is on the display of the hall.
 */
export function Finale({ view, seat, name, language, settings, isCounted, lit }: FinaleProps<View>) {
  const { words } = speechOf(language);
  const own = view.seats[seat];
  const piece = (id: string) => {
    const turn = lit.findIndex((one) => one === id || one.startsWith(`${id}-`) || one.startsWith(`${id}:`));
    return turn < 0 ? {} : { 'data-on': '', style: { animationDelay: `${turn * STEP_MS}ms` } };
  };
  return (
    <figure
      className="sentient-circuit sentient-finale"
      data-still={!settings.motion || undefined}
      data-counting={lit.length > 0 || undefined}
      data-won={isCounted || undefined}
    >
      <figcaption>
        <strong>{own.company}</strong> <span>{name}</span>
      </figcaption>
      <div className="sentient-made" role="img" aria-label={fill(words.finaleOf, { name })}>
        {own.rounds.map(({ dice, bots }, round) => (
          <div key={round} className="sentient-made-round">
            {dice.map((value, place) => {
              const bot = bots[place];
              return (
                <Fragment key={place}>
                  <Die value={value} place={place} />
                  {place < bots.length && (
                    <span className="sentient-made-piece" {...piece(`bot:${round + 1}-${place + 1}`)}>
                      {bot && (
                        <span className="sentient-made-bot" style={{ '--at': round + place } as CSSProperties}>
                          <Mini type={rowOf(view, bot.card).type} vp={bot.vp} />
                        </span>
                      )}
                    </span>
                  )}
                </Fragment>
              );
            })}
          </div>
        ))}
        <div className="sentient-treasure">
          {TYPES.filter((type) => investorsOf(own, type) > 0).map((type) => (
            <span key={type} className="sentient-made-piece" {...piece(`token:${type}`)}>
              <span className="sentient-coin" data-type={type}>
                <Silhouette type={type} />
              </span>
              ×{investorsOf(own, type)}
            </span>
          ))}
          {own.chips > 0 && (
            <span className="sentient-made-piece" {...piece('chip')}>
              <Chip />×{own.chips}
            </span>
          )}
        </div>
      </div>
    </figure>
  );
}
