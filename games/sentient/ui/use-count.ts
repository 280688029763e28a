import { type BoardProps, seatOf } from '@stolik/games/ui';
import { useEffect, useState } from 'react';
import type { Event, Move, View } from '../rules/index.ts';
import { closingOf } from './closing.ts';
import { type Report, reportOf } from './report.ts';

type Props = BoardProps<View, Move, Event>;

/** The end of a round that is being watched. */
export interface Closing {
  /** The table at the end of the round. */
  readonly view: View;
  readonly report: Report;
  /** Everything has been watched: the table below is the true one again, and the scene waits to be put away. */
  readonly isCounted: boolean;
  /** What happened afterwards. */
  readonly rest: readonly Event[];
}

interface Watched {
  /** What the table was given last. */
  readonly given: Pick<Props, 'view' | 'events' | 'leaps'>;
  readonly events: readonly Event[];
  readonly closing?: Closing;
}

const NOTHING: readonly Move[] = [];
const INPUT = ['click', 'keydown'] as const;

/** What is watched: while a round is counted, the table as it was at its end; otherwise as it is. A tap or key goes on. */
export function useCount(props: Props) {
  const [watched, setWatched] = useState<Watched>({ given: props, events: props.events });
  if (watched.given.events !== props.events) setWatched(watch(watched, props));
  const { events, closing } = watched;
  const isHeld = closing !== undefined;
  useEffect(() => {
    if (!isHeld) return;
    const goOn = ({ target }: globalThis.Event) => {
      // Whoever asks for details gets them before the scene is gone.
      if (target instanceof Element && target.closest('[data-move="scene-details"]')) return;
      setWatched(goneOn);
    };
    for (const type of INPUT) addEventListener(type, goOn, { capture: true });
    return () => {
      for (const type of INPUT) removeEventListener(type, goOn, { capture: true });
    };
  }, [isHeld]);
  return {
    props:
      closing && !closing.isCounted
        ? { ...props, events, view: closing.view, legal: NOTHING, actors: [] }
        : { ...props, events },
    closing,
    /** Everything has been watched. Where that changes nothing, nothing is set: events must not be taken for new ones. */
    onStill: () => {
      if (closing && !closing.isCounted)
        setWatched((now) => (now.closing ? { ...now, closing: { ...now.closing, isCounted: true } } : now));
    },
    goOn: () => setWatched(goneOn),
  };
}

function goneOn(now: Watched): Watched {
  return now.closing ? { given: now.given, events: now.closing.rest } : now;
}

function watch({ given, events, closing }: Watched, props: Props): Watched {
  const now = { given: props, events: props.events };
  if (given.leaps !== props.leaps) return now;
  if (closing) {
    const rest = [...closing.rest, ...props.events];
    // Whoever plays has gone on; what others do meanwhile is watched afterwards.
    const hasPlayed = props.seat !== undefined && props.events.some((event) => seatOf(event) === props.seat);
    return hasPlayed ? { given: props, events: rest } : { given: props, events, closing: { ...closing, rest } };
  }
  const end = props.events.findLastIndex(({ type }) => type === 'investor') + 1;
  const counted = props.events.slice(0, end);
  // A game that is over is counted as a whole.
  const isWatched = end > 0 && props.settings.motion && props.view.step !== 'over' && !document.hidden;
  const view = isWatched ? closingOf(given.view, counted, props.view) : undefined;
  const report = view && reportOf(counted, given.view, props.view);
  if (!view || !report) return now;
  return { given: props, events: counted, closing: { view, report, isCounted: false, rest: props.events.slice(end) } };
}
