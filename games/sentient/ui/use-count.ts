import type { BoardProps } from '@stolik/games/ui';
import { useState } from 'react';
import type { Event, Move, View } from '../rules/index.ts';
import { closingOf } from './closing.ts';

type Props = BoardProps<View, Move, Event>;

interface Watched {
  /** What the table was given last. */
  readonly given: Pick<Props, 'view' | 'events' | 'leaps'>;
  readonly events: readonly Event[];
  /** The table at the end of a round, while that is counted, and what happens afterwards. */
  readonly closing?: { readonly view: View; readonly rest: readonly Event[] };
}

const NOTHING: readonly Move[] = [];

/** What is watched: while a round is counted, the table as it was at its end; otherwise as it is. A tap goes on. */
export function useCount(props: Props) {
  const [watched, setWatched] = useState<Watched>({ given: props, events: props.events });
  if (watched.given.events !== props.events) setWatched(watch(watched, props));
  const { events, closing } = watched;
  return {
    props: closing ? { ...props, events, view: closing.view, legal: NOTHING, actors: [] } : { ...props, events },
    /** Everything has been watched. */
    goOn: () => setWatched((now) => (now.closing ? { given: now.given, events: now.closing.rest } : now)),
  };
}

function watch({ given, events, closing }: Watched, props: Props): Watched {
  const now = { given: props, events: props.events };
  if (given.leaps !== props.leaps) return now;
  // What happens meanwhile is watched afterwards.
  if (closing) return { given: props, events, closing: { ...closing, rest: [...closing.rest, ...props.events] } };
  const end = props.events.findLastIndex(({ type }) => type === 'investor') + 1;
  const counted = props.events.slice(0, end);
  // A game that is over is counted as a whole.
  const isWatched = end > 0 && props.settings.motion && props.view.step !== 'over' && !document.hidden;
  const view = isWatched ? closingOf(given.view, counted, props.view) : undefined;
  return view ? { given: props, events: counted, closing: { view, rest: props.events.slice(end) } } : now;
}
