import { type BoardProps, seatOf, useWatched } from '@stolik/games/ui';
import { useMemo, useState } from 'react';
import type { CompanyView, Event, Move, View } from '../rules/index.ts';
import type { Seen } from './reveal.ts';

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
const PHASES = { planning: 1, pricing: 2, production: 3, scoring: 8 } as const;

/**
 * The position that is being shown: numbers must not run ahead of plans that still lie face down, or of a round that is
 * still counted. As soon as everything has been watched, or was jumped over, it is the true one.
 */
export function useHeld(props: Props, seen: readonly Seen[]) {
  const [held, setHeld] = useState<Held>({ given: props, seen: NOTHING });
  if (held.given.events !== props.events) setHeld(hold(held, props, seen));
  const watched = useWatched();
  const at = Math.max(held.seen.indexOf(watched?.event as Seen), 0);
  const { before, seen: all } = held;
  const { view } = props;
  return {
    shown: useMemo(() => before && shownOf(before, view, all, at), [before, view, all, at]),
    /** What is watched right now, while the table is held back. */
    now: before && all[at]?.type,
    /** Everything has been watched. Where that changes nothing, nothing is set: the table is drawn once. */
    onStill: () => setHeld((now) => (now.before ? { given: now.given, seen: NOTHING } : now)),
  };
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

/** Where the game is while the end of its last round is looked at. */
export function endOf(view: View): View {
  return { ...view, round: view.round - 1, phase: PHASES.scoring };
}

/** The position after so many of the events that are watched; nothing once it may be shown as it is. */
export function shownOf(before: View, now: View, seen: readonly Seen[], at: number): View | undefined {
  const reveal = seen.findIndex(({ type }) => type === 'reveal');
  return reveal < 0 ? countedOf(before, seen, at) : revealedOf(before, now, seen, at);
}

/** Until plans are turned up nobody knows anything; then what they bring, and at last the goods they make. */
function revealedOf(before: View, now: View, seen: readonly Seen[], at: number): View | undefined {
  const { type } = seen[at];
  const isTurned = type === 'ordered' || type === 'made';
  if (!isTurned && at > seen.findIndex((event) => event.type === 'reveal')) return undefined;
  const base = isTurned ? now : before;
  return {
    ...base,
    phase: type === 'made' ? PHASES.production : type === 'ordered' ? PHASES.pricing : PHASES.planning,
    turn: -1,
    actors: [],
    companies: base.companies.map((company, i): CompanyView => {
      const { goods, supply, tokens } = before.companies[i];
      // An upgrade that is taken right after this flies to its place, which must be there.
      return { ...company, goods, supply, tokens, upgrades: now.companies[i].upgrades };
    }),
  };
}

/** The table at the end of a round, with what has been counted so far. */
function countedOf(before: View, seen: readonly Seen[], at: number): View {
  const sold = seen.flatMap((event) => (event.type === 'sold' ? [event] : []));
  const isCounting = seen.slice(0, at + 1).some(({ type }) => type === 'sales' || type === 'control');
  return {
    ...before,
    actors: [],
    ...(isCounting ? { phase: PHASES.scoring, turn: -1 } : {}),
    regions: before.regions.map((region) => ({
      ...region,
      customers: region.customers.map(
        (owner, i) => sold.find(({ region: id, customer }) => id === region.id && customer === i)?.seat ?? owner,
      ),
    })),
    companies: before.companies.map((company, seat): CompanyView => {
      const vp = seen
        .slice(0, at)
        .reduce((sum, event) => sum + ('vp' in event && event.seat === seat ? event.vp : 0), 0);
      const goods = company.goods - sold.filter((event) => event.seat === seat).length;
      return { ...company, goods: Math.max(goods, 0), vp: company.vp + vp, total: company.total + vp };
    }),
  };
}
