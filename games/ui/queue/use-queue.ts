import { type RefObject, useContext, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { BoardProps, BoardSettings } from '../contract.ts';
import { seatOf } from '../seat-of.ts';
import { sing } from '../sound/index.ts';
import { liftCurtain, OPENING, opening } from './opening.ts';
import { type Place, placesIn } from './places.ts';
import { type Choreography, Player } from './player.ts';
import { WatchContext } from './watch.ts';
import '../queue.css';

/** A choice that asks for everything to be quicker. */
const FASTER = 2;

/**
 * Lets what happened be watched, one event after the other. The board is drawn in its new position at once and is ready
 * for input; the queue only lies over it, so nothing depends on it. It jumps to its end when whoever looks taps, presses
 * a key or plays, at a leap (a move was taken back, or the page had lost touch), and when nobody looks. `onStill` is
 * told when everything has been watched or was jumped over: a board may show a position longer that way. Returns the
 * position that has been watched so far: numbers that are read from it tell nothing that is still to be seen.
 */
export function useQueue<V, E>(
  board: RefObject<HTMLElement | null>,
  { view, events, leaps, seat, settings, legal, names, isOpening }: Watched<V, E>,
  game: Choreography<E>,
  onStill: () => void = () => {},
): V {
  const watch = useContext(WatchContext);
  const player = useRef<Player>(undefined);
  const before = useRef<ReadonlyMap<string, Place>>(new Map());
  const shown = useRef(events);
  const leapt = useRef(leaps);
  const still = useRef(onStill);
  still.current = onStill;
  const [, tell] = useReducer((count: number) => count + 1, 0);
  const positions = useRef<Position<V>[]>([]);
  // While this renders, the page still shows the old position: the last moment to measure it.
  if (shown.current !== events && board.current) before.current = placesIn(board.current, game.from);

  useLayoutEffect(() => {
    const root = board.current;
    if (!root) return;
    player.current = new Player(
      root,
      () => still.current(),
      (shown) => watch.show(shown),
    );
    if (isOpening && settings.motion && !document.hidden)
      player.current.add([OPENING], new Map(), opening(game.dealt), {
        seat,
        isStill: false,
        speed: speedOf(settings),
      });
    else liftCurtain();
    return () => player.current?.close();
    // It begins once.
  }, [board, watch]);

  // Only what is really drawn counts: a board may be rendered in vain.
  useLayoutEffect(() => {
    const last = positions.current.at(-1);
    if (last?.events === events) last.view = view;
    else positions.current.push({ events, view });
  }, [events, view]);

  useLayoutEffect(() => {
    if (!player.current || shown.current === events) return;
    shown.current = events;
    const actor = events.map(seatOf).find((one) => one !== undefined);
    const isOwn = seat !== undefined && actor === seat;
    if (isOwn || leapt.current !== leaps || document.hidden) player.current.jump();
    leapt.current = leaps;
    const position = positions.current.at(-1);
    const told = () => {
      const at = position ? positions.current.indexOf(position) : -1;
      if (at <= 0) return;
      positions.current.splice(0, at);
      tell();
    };
    if (document.hidden) {
      told();
      return still.current();
    }
    const watching = { seat, isStill: !settings.motion, speed: speedOf(settings) };
    player.current.add(events, before.current, game, watching, told);
    if (!player.current.isPlaying) still.current();
  }, [events, leaps, game, seat, settings]);

  const isAsked = legal.length > 0 && names.length > 1;
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    if (isAsked && !wasAsked.current) player.current?.whenStill(() => sing('yourTurn'));
    wasAsked.current = isAsked;
  }, [isAsked]);

  useEffect(() => {
    const jump = () => {
      player.current?.jump();
      still.current();
    };
    for (const type of INPUT) addEventListener(type, jump, { capture: true });
    return () => {
      for (const type of INPUT) removeEventListener(type, jump, { capture: true });
    };
  }, []);
  const [told, ...coming] = positions.current;
  const isBehind = told !== undefined && (coming.length > 0 || told.events !== events);
  return isBehind && settings.motion ? told.view : view;
}

/** What the board was given, and what had led there. */
interface Position<V> {
  readonly events: readonly unknown[];
  view: V;
}

type Watched<V, E> = Pick<
  BoardProps<V, unknown, E>,
  'view' | 'events' | 'leaps' | 'seat' | 'settings' | 'legal' | 'names' | 'isOpening'
>;

function speedOf({ faster }: BoardSettings): number {
  return faster ? FASTER : 1;
}

const INPUT = ['click', 'keydown', 'visibilitychange'] as const;
