import { isPhone } from '@stolik/games/ui';
import { type RefObject, useEffect, useState } from 'react';
import type { View } from '../rules/index.ts';

export interface SightProps {
  readonly board: RefObject<HTMLElement | null>;
  readonly view: View;
  readonly seat: number | undefined;
  /** Whoever looks has to choose a bot, and has none in mind; or a round is counted. */
  readonly isChoosing: boolean;
  /** The bot in mind or in hand. */
  readonly card: number | undefined;
  /** Pieces that somebody reads about. */
  readonly marked: readonly string[];
}

/** Whose network is shown large; and on a phone, where not everything has room, brings into sight what is needed now. */
export function useSight({ board, view, seat, isChoosing, card, marked }: SightProps) {
  const [shown, setShown] = useState(seat ?? 0);
  const bring = (selector: string) => board.current?.querySelector(selector)?.scrollIntoView({ block: 'nearest' });

  // Whoever decides wants their own network back, and whoever has a bot their own slots, which may lie under the answers.
  useEffect(() => {
    if (seat !== undefined) setShown(seat);
  }, [view, seat]);
  useEffect(() => {
    if (card === undefined || seat === undefined) return;
    setShown(seat);
    bring('.sentient-links');
  }, [card, seat]);
  // The page is still where the last turn ended: a new one begins at the factory.
  useEffect(() => {
    if (isChoosing && isPhone()) bring('.sentient-factory');
  }, [isChoosing, view]);
  // What somebody reads about is shown: beside the own network there is no room for others.
  useEffect(() => {
    const slot = marked.find((piece) => piece.startsWith('slot:'));
    if (slot && isPhone()) setShown(Number(slot.slice('slot:'.length).split('-')[0]));
  }, [marked]);

  return [shown, setShown] as const;
}
