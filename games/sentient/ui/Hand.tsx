import type { Language } from '@stolik/core';
import type { PointerEvent } from 'react';
import type { View } from '../rules/index.ts';
import { Bot } from './Bot.tsx';
import { Corners } from './Corners.tsx';
import { rowOf } from './cards.ts';
import type { Speech } from './speech.ts';
import type { TurnInMind } from './use-turn.ts';

export interface HandProps {
  readonly view: View;
  readonly card: number;
  readonly seat: number;
  readonly turn: TurnInMind;
  readonly language: Language;
  readonly speech: Speech;
  /** A pointer goes down on it: perhaps a drag begins. */
  onGrab(event: PointerEvent): void;
}

/** The bot that was taken and is not plugged in yet. */
export function Hand({ view, card, seat, turn, language, speech, onGrab }: HandProps) {
  const row = rowOf(view, card);
  return (
    <div className="sentient-stand sentient-hand">
      <span className="piece sentient-card" data-selected="" data-hand="" onPointerDown={onGrab}>
        <Bot view={view} card={card} language={language} seat={seat} block={turn.plan.block} />
        <span className="visually-hidden">{speech.bot(row)}</span>
      </span>
      <Corners row={row} turn={turn} speech={speech} />
    </div>
  );
}
