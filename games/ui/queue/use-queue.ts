import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { BoardProps } from '../contract.ts';
import { seatOf } from '../seat-of.ts';
import { type Place, placesIn } from './places.ts';
import { type Choreography, Player } from './player.ts';
import '../queue.css';

/** A choice that asks for everything to be quicker. */
const FASTER = 2;

/**
 * Lets what happened be watched, one event after the other. The board is drawn in its new position at once and is ready
 * for input; the queue only lies over it, so nothing depends on it. It jumps to its end when whoever looks taps, presses
 * a key or plays, when a position comes that nothing led to (it was taken back, or the page had lost touch), and when
 * nobody looks.
 */
export function useQueue<E>(
  board: RefObject<HTMLElement | null>,
  { events, seat, settings }: Pick<BoardProps<unknown, unknown, E>, 'events' | 'seat' | 'settings'>,
  game: Choreography<E>,
): void {
  const player = useRef<Player<E>>(undefined);
  const before = useRef<ReadonlyMap<string, Place>>(new Map());
  const shown = useRef(events);
  // While this renders, the page still shows the old position: the last moment to measure it.
  if (shown.current !== events && board.current) before.current = placesIn(board.current, game.from);

  useLayoutEffect(() => {
    const root = board.current;
    if (!root) return;
    player.current = new Player(root);
    return () => player.current?.close();
  }, [board]);

  useLayoutEffect(() => {
    if (!player.current || shown.current === events) return;
    shown.current = events;
    const actor = events.map(seatOf).find((one) => one !== undefined);
    if (events.length === 0 || (seat !== undefined && actor === seat) || document.hidden) player.current.jump();
    if (document.hidden) return;
    const speed = settings.faster ? FASTER : 1;
    player.current.add(events, before.current, game, { seat, isStill: !settings.motion, speed });
  }, [events, game, seat, settings]);

  useEffect(() => {
    const jump = () => player.current?.jump();
    for (const type of INPUT) addEventListener(type, jump, { capture: true });
    return () => {
      for (const type of INPUT) removeEventListener(type, jump, { capture: true });
    };
  }, []);
}

const INPUT = ['click', 'keydown', 'visibilitychange'] as const;
