import type { MouseEvent, ReactNode } from 'react';
import { Bot } from './Bot.tsx';
import { rowOf } from './cards.ts';
import type { NetworkProps } from './Network.tsx';
import { Sign } from './signs.tsx';
import { capital, fill, type Speech, signed } from './speech.ts';
import './slot.css';

export interface SlotProps extends NetworkProps {
  /** From 1. */
  readonly slot: number;
  /** Makes it a stop of its row. */
  readonly stop: { onFocus(): void };
}

/** A place between two dice: what is plugged in, or what the bot in mind would make of it. */
export function Slot({ view, seat, language, speech, turn, slot, stop, onTell }: SlotProps) {
  const { words } = speech;
  const { rounds } = view.seats[seat];
  const { dice, bots } = rounds[rounds.length - 1];
  const bot = bots[slot - 1];
  const effect = turn?.effects.get(slot);
  const aimed = turn?.target === undefined ? undefined : turn.effects.get(turn.target);
  const change = aimed?.neighbours.find((neighbour) => neighbour.slot === slot);
  const seen = { view, language, seat };
  const label = [
    fill(words.slot, { slot }),
    fill(words.between, { left: dice[slot - 1], right: dice[slot] }),
    bot ? speech.plugged(rowOf(view, bot.card), bot) : words.empty,
    effect ? `${words.legal}: ${speech.effect(effect)}` : '',
    turn?.regretAt(slot)?.sentence,
  ]
    .filter(Boolean)
    .join(', ');
  const inside = (
    <>
      {bot ? (
        <Bot {...seen} card={bot.card} block={bot.block} scores={change?.to ?? bot.vp} />
      ) : effect && effect === aimed && turn?.card ? (
        <span key="ghost" className="sentient-ghost" data-ghost={turn.card}>
          <Bot {...seen} card={turn.card} block={turn.plan.block} scores={effect.vp} />
        </span>
      ) : (
        <Readout key="readout" left={dice[slot - 1]} right={dice[slot]} words={words} />
      )}
      {effect && <Badge isWorse={effect.gain < 0}>{signed(effect.gain)}</Badge>}
      {change && (
        <Badge isWorse={change.to < change.from}>
          {change.from}
          <Sign name="to" />
          {change.to}
        </Badge>
      )}
    </>
  );
  const isSelected = turn?.plan.into === slot;
  const state = {
    className: 'piece sentient-slot',
    'data-slot': `${seat}-${slot}`,
    'data-empty': bot ? undefined : '',
    'data-points': bot?.vp,
    'data-lit': effect ? '' : undefined,
    'data-selected': isSelected ? '' : undefined,
    'data-blocking': turn?.blocking === slot ? '' : undefined,
    'aria-label': label,
  };
  const said = bot ? speech.plugged(rowOf(view, bot.card), bot) : effect && speech.effect(effect);
  const look = (at: number | undefined) => {
    onTell(at === undefined || !said ? undefined : `${capital(said)}.`);
    turn?.look(at);
  };
  /** A tap on a sign of what would be plugged in here is for an assistant to stop that die. */
  const choose = ({ target }: MouseEvent) => {
    const side = (target as Element).closest<HTMLElement>('.sentient-corner')?.dataset.side;
    if (isSelected && (side === 'left' || side === 'right')) turn?.chooseBlock(side);
    else turn?.chooseSlot(slot);
  };
  return (
    <button
      type="button"
      {...state}
      {...stop}
      aria-pressed={effect ? isSelected : undefined}
      aria-disabled={turn ? undefined : true}
      onClick={choose}
      onPointerEnter={() => look(slot)}
      onPointerLeave={() => look(undefined)}
      onFocus={() => {
        stop.onFocus();
        look(slot);
      }}
      onBlur={() => look(undefined)}
    >
      {inside}
    </button>
  );
}

interface ReadoutProps {
  readonly left: number;
  readonly right: number;
  readonly words: Speech['words'];
}

/** Sum, parity and difference of the dice beside an empty slot: what conditions speak of. */
function Readout({ left, right, words }: ReadoutProps) {
  const sum = left + right;
  return (
    <span className="sentient-readout" aria-hidden="true">
      <span>
        {words.sum}
        <b>{sum}</b>
        {sum % 2 === 0 ? words.even : words.odd}
      </span>
      <span>
        {words.difference}
        <b>{Math.abs(left - right)}</b>
      </span>
    </span>
  );
}

function Badge({ isWorse, children }: { readonly isWorse: boolean; readonly children: ReactNode }) {
  return (
    <span className="sentient-badge" data-worse={isWorse || undefined} aria-hidden="true">
      {children}
    </span>
  );
}
