import type { Language } from '@stolik/core';
import { type Mark, Ring } from '@stolik/games/ui';
import type { CSSProperties } from 'react';
import type { View } from '../../rules/index.ts';
import { Bot } from '../Bot.tsx';
import { Die } from '../Die.tsx';
import { Sign } from '../signs.tsx';
import type { Span } from './parts.ts';

export interface NetworkProps {
  readonly view: View;
  readonly seat: number;
  readonly span: Span;
  readonly language: Language;
  readonly marks: ReadonlyMap<string, Mark>;
  /** The dice as they were, where some have been turned since. */
  readonly was?: readonly number[] | undefined;
}

/** Some slots of a network: each bot hangs between its two dice. */
export function Network({ view, seat, span: { from, to }, language, marks, was }: NetworkProps) {
  const { dice, bots } = view.seats[seat].rounds.at(-1) ?? { dice: [], bots: [] };
  return (
    <div className="sentient-example-network" style={{ '--slots': to - from + 1 } as CSSProperties}>
      <div className="sentient-example-dice">
        {dice.slice(from - 1, to + 1).map((value, i) => {
          const place = from - 1 + i;
          const before = was?.[place] ?? value;
          return (
            <span key={place} className="sentient-example-die">
              <Die value={value} place={place} />
              {before !== value && (
                <>
                  <Ring is="lit" />
                  <span className="sentient-example-turned">
                    {before}
                    <Sign name={Math.abs(before - value) > 1 ? 'round' : 'to'} />
                    {value}
                  </span>
                </>
              )}
            </span>
          );
        })}
      </div>
      <div className="sentient-example-slots">
        {bots.slice(from - 1, to).map((bot, i) => (
          <span key={i} className="sentient-example-slot" data-empty={bot ? undefined : ''}>
            {bot && <Bot {...{ view, language, seat }} card={bot.card} block={bot.block} scores={bot.vp} />}
            <Ring is={marks.get(`slot:${from + i}`)} />
          </span>
        ))}
      </div>
    </div>
  );
}

export interface HandProps {
  readonly view: View;
  readonly card: number;
  readonly language: Language;
  readonly marks: ReadonlyMap<string, Mark>;
}

/** The bot that was taken, with what is tried on its corners. */
export function Hand({ view, card, language, marks }: HandProps) {
  return (
    <span className="sentient-example-hand">
      <Bot view={view} card={card} language={language} />
      {(['left', 'right'] as const).map((side) => (
        <span key={side} className="sentient-example-corner" data-side={side}>
          <Ring is={marks.get(`corner:${side}`)} />
        </span>
      ))}
    </span>
  );
}
