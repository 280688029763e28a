import { type BoardProps, seatOf, useWatched } from '@stolik/games/ui';
import { useMemo, useRef, useState } from 'react';
import type { Event, Move, View } from '../rules/index.ts';
import { shownOf } from './held.ts';
import type { Seen } from './seen.ts';

type Props = BoardProps<View, Move, Event>;

interface Held {
  /** What the table was given last. */
  readonly given: Pick<Props, 'view' | 'events' | 'leaps'>;
  /** The position before what is watched; missing while the table is shown as it is. */
  readonly before?: View;
  /** What is watched since then. */
  readonly seen: readonly Seen[];
}

const NOTHING: readonly Seen[] = [];

/**
 * The position that is being shown: numbers must not run ahead of plans that still lie face down, or of a round that is
 * still counted. As soon as everything has been watched, or was jumped over, it is the true one.
 */
export function useHeld(props: Props, events: readonly Seen[]) {
  const [held, setHeld] = useState<Held>({ given: props, seen: NOTHING });
  if (held.given.events !== props.events) setHeld(hold(held, props, events));
  const { before, seen } = held;
  const { view } = props;
  const at = useReached(before, seen);
  return {
    shown: useMemo(() => before && shownOf(before, view, seen, at), [before, view, seen, at]),
    /** What is watched right now, while the table is held back. */
    now: before && seen[at]?.type,
    /** Everything has been watched. Where that changes nothing, nothing is set: the table is drawn once. */
    onStill: () => setHeld((now) => (now.before ? { given: now.given, seen: NOTHING } : now)),
  };
}

/** How many of the events are over: none before the queue has begun with them, all once nothing of them is news. */
function useReached(before: View | undefined, seen: readonly Seen[]): number {
  const watched = useWatched();
  const reached = useRef<{ readonly before: View | undefined; at: number }>({ before, at: -1 });
  if (reached.current.before !== before) reached.current = { before, at: -1 };
  const at = watched ? seen.indexOf(watched.event as Seen) : reached.current.at < 0 ? -1 : seen.length;
  if (at > reached.current.at) reached.current.at = at;
  return Math.max(reached.current.at, 0);
}

function hold({ given, before, seen }: Held, props: Props, events: readonly Seen[]): Held {
  const now = { given: props, seen: NOTHING };
  const hasPlayed = props.seat !== undefined && props.events.some((event) => seatOf(event) === props.seat);
  if (given.leaps !== props.leaps || !props.settings.motion || document.hidden) return now;
  if (events.some(({ type }) => type === 'reveal' || type === 'ended'))
    return { given: props, before: given.view, seen: events };
  // What others do meanwhile is watched afterwards; whoever plays has gone on.
  return before && !hasPlayed ? { given: props, before, seen: [...seen, ...events] } : now;
}
