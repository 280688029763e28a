import type { BoardProps } from '@stolik/games/ui';
import { useEffect, useState } from 'react';
import type { Event, Move, View } from '../rules/index.ts';
import { regionAttempt, technologyAttempt } from './attempts.ts';
import type { BoardContext } from './context.ts';
import type { Offers } from './offers.ts';
import { text } from './text.ts';

type Props = BoardProps<View, Move, Event>;

/** What is in hand during a turn, and what choosing a piece does: it is played, or refused with the rule. */
export function useTurn({ view, seat, legal, language, hinted, onMove, whyNot, onSay }: Props, offers: Offers) {
  /** The region an office is to be moved from. */
  const [from, setFrom] = useState<string>();
  /** What keeps a choice from being legal. */
  const [blocking, setBlocking] = useState<readonly string[]>([]);
  useEffect(() => {
    setFrom(undefined);
    setBlocking([]);
  }, [view]);
  // A hint says what can be done: what could not be is over.
  useEffect(() => setBlocking([]), [hinted]);

  function play(move: Move): void {
    onSay('');
    onMove([move]);
  }

  /** Plays what is legal; refuses the rest with the rule, and points at what is in the way. */
  function attempt(move: Move | undefined): void {
    setBlocking([]);
    if (!move || legal.length === 0) return onSay('');
    const reason = whyNot(move);
    if (!reason) return play(move);
    setBlocking(reason.pieces);
    onSay(text[language].reason(reason), reason.rule);
  }

  return {
    from,
    blocking,
    play,
    letGo: () => setFrom(undefined),
    chooseRegion(region: string): void {
      if (!from && offers.moves.has(region)) setFrom(region);
      else if (!from && offers.moves.size > 0) attempt({ do: 'move', from: region, to: region });
      else attempt(seat === undefined ? undefined : regionAttempt(view, seat, region, from));
    },
    chooseTechnology: (technology: Parameters<typeof technologyAttempt>[1]) =>
      attempt(technologyAttempt(view, technology)),
    chooseUpgrade: (upgrade: string) => attempt(view.step === 'improve' ? { do: 'take', upgrade } : undefined),
  };
}

/** What choosing a region would do, in words; nothing where it is not legal. */
export function legalIn(region: string, { moves, regions }: Offers, from: string | undefined, ui: BoardContext['ui']) {
  if (from) return moves.get(from)?.has(region) ? ui.legal.to : '';
  if (moves.has(region)) return ui.legal.from;
  const move = regions.get(region);
  return move ? ui.legal[move.do] : '';
}
