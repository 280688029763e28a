import type { Language } from '@stolik/core';
import type { ComponentProps } from 'react';
import type { SlotView, View } from '../rules/index.ts';
import { Bot } from './Bot.tsx';
import { Corners } from './Corners.tsx';
import { rowOf } from './cards.ts';
import { Pawns } from './Pawns.tsx';
import type { Speech } from './speech.ts';
import type { TurnInMind } from './use-turn.ts';

export interface StandProps {
  readonly view: View;
  /** From 1. */
  readonly slot: number;
  readonly place: SlotView;
  /** The same with the agent where the plan wants it. */
  readonly planned: SlotView;
  readonly seat: number | undefined;
  readonly turn: TurnInMind;
  readonly isLit: boolean;
  readonly language: Language;
  readonly speech: Speech;
  /** The card as a button. */
  readonly button: ComponentProps<'button'>;
}

/** A place of the factory: a bot, and above it whoever stands there. The bot in mind has its signs to be tapped. */
export function Stand({ view, slot, place, planned, seat, turn, isLit, language, speech, button }: StandProps) {
  const isSelected = turn.plan.from === slot;
  return (
    <div className="sentient-stand" data-place={slot}>
      <Pawns
        place={place}
        planned={planned}
        wrap={(coming) => (
          <button
            key="coming"
            type="button"
            className="sentient-coming"
            data-step="fewer"
            aria-label={speech.words.fewer}
            onClick={() => turn.chooseAssistants(turn.plan.assistants - 1)}
          >
            {coming}
          </button>
        )}
      />
      <button
        type="button"
        className="piece sentient-card"
        data-factory={slot}
        data-type={rowOf(view, place.card).type}
        data-lit={isLit || undefined}
        data-selected={isSelected || undefined}
        aria-pressed={isSelected}
        {...button}
      >
        <Bot
          // Another bot is another card: the one that leaves is still there to fly.
          key={place.card}
          view={view}
          card={place.card}
          language={language}
          {...(isSelected && seat !== undefined ? { seat, block: turn.plan.block } : {})}
        />
      </button>
      {isSelected && <Corners row={rowOf(view, place.card)} turn={turn} speech={speech} />}
    </div>
  );
}
