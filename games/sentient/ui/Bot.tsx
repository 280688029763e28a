import type { Language } from '@stolik/core';
import { SeatMark } from '@stolik/games/ui';
import type { Block, View } from '../rules/index.ts';
import { sayCondition, words } from '../text/index.ts';
import { Condition } from './Condition.tsx';
import { type Guessed, guessedOf, isCorrected, rowOf } from './cards.ts';
import { Silhouette } from './Silhouette.tsx';
import { Sign } from './signs.tsx';
import './bot.css';

export interface BotProps {
  readonly view: Pick<View, 'corrections'>;
  readonly card: number;
  readonly language: Language;
  /** Corners that assistants of this seat block. */
  readonly block?: Block;
  readonly seat?: number;
  /** What it scores as the dice lie; without it the points that are printed. */
  readonly scores?: number;
}

/**
 * A bot's card: face, condition, points and two corners. Plugged in it is awake where it scores, and asleep where it does
 * not. What we had to reconstruct is dashed. For the eye; whatever holds it has the name.
 */
export function Bot({ view, card, language, block = 'none', seat, scores }: BotProps) {
  const row = rowOf(view, card);
  const guessed = guessedOf(view, card);
  const ours = (part: Guessed) => guessed.includes(part) || undefined;
  const { vp } = row;
  const printed = vp === 'formula' ? '?' : typeof vp === 'number' ? vp : `${vp.one}/${vp.both}`;
  return (
    <span
      className="sentient-bot"
      data-type={row.type}
      data-card={card}
      data-corrected={isCorrected(view, card) || undefined}
      data-mood={scores === undefined ? undefined : scores > 0 ? 'awake' : 'asleep'}
      aria-hidden="true"
    >
      <span className="sentient-bot-head">
        <Silhouette type={row.type} />
        <span className="sentient-vp" data-ours={ours('vp')}>
          {scores ?? printed}
        </span>
      </span>
      <Condition condition={row.condition} language={language} isOurs={guessed.includes('condition')} />
      <span className="sentient-bot-foot">
        <span className="sentient-bot-words">{sayCondition(words[language], row)}</span>
        {(['left', 'right'] as const).map((side) => (
          <span key={side} className="sentient-corner" data-side={side} data-corner={row[side]} data-ours={ours(side)}>
            <Sign name={row[side]} />
            {seat !== undefined && (block === side || block === 'both') && (
              <span className="sentient-blocker">
                <SeatMark seat={seat} />
              </span>
            )}
          </span>
        ))}
      </span>
    </span>
  );
}
