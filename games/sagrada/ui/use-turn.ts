import { type BoardProps, sing, useDrag } from '@stolik/games/ui';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { type Cell, type Die, type Event, type Move, parseCell, TOOLS, type View } from '../rules/index.ts';
import { text, words } from '../text/index.ts';
import { offersOf } from './offers.ts';
import { gainsOf } from './preview.ts';
import { lostBy, lostLately, sayLost, warnOf } from './regrets.ts';
import type { Speech } from './speech.ts';
import type { CellState } from './Window.tsx';

/** What the player has taken hold of: a die of the pool, or one of the window. */
export type Held = { readonly die: Die } | { readonly from: Cell };

/** What is in somebody's hands in one position; in the next one it is over. */
interface Doing {
  readonly held?: Held | undefined;
  /** A move that rolls dice and waits for a second yes. */
  readonly unsure?: Move | undefined;
  /** What is in the way of what was refused. */
  readonly blocking?: readonly string[];
}

const NOTHING: Doing = {};
const NO_CELLS: readonly Cell[] = [];
/** Moves that look harmless though some of them roll dice; ending a turn and passing say what they are. */
const CAREFUL: readonly Move['do'][] = ['use', 'pick', 'return'];

/** The turn of whoever looks: what they hold, what it would do, and what they are told. */
export function useTurn(props: BoardProps<View, Move, Event>, speech: Speech) {
  const { view, seat, legal, language, settings, events, hinted, onMove, whyNot, preview, onSay } = props;
  const offers = useMemo(() => offersOf(legal), [legal]);
  const [now, setNow] = useState({ view, doing: NOTHING });
  const [looked, setLooked] = useState<Cell>();
  const [aim, setAim] = useState<{ readonly view: View; readonly die: Die | undefined; readonly cell: Cell }>();
  const { held, unsure, blocking = [] } = now.view === view ? now.doing : NOTHING;
  const doing = (part: Doing) => setNow({ view, doing: { held, unsure, ...part } });
  const letGo = () => setNow({ view, doing: NOTHING });
  // A hint says what can be done: what could not be is over.
  useEffect(() => setNow((before) => ({ ...before, doing: { ...before.doing, blocking: [] } })), [hinted]);

  /** Plays, unless dice would roll: that cannot be taken back, so it is asked once more. */
  function play(move: Move): void {
    const rolls = CAREFUL.includes(move.do) && preview(move) === undefined;
    if (settings.confirm && rolls && move !== unsure) doing({ unsure: move });
    else onMove([move]);
  }

  /** Refuses with the rule and points at what is in the way. */
  function refuse(move: Move, reason = whyNot(move)): void {
    if (!reason) return;
    doing({ blocking: reason.pieces });
    onSay(text[language].reason(reason), reason.rule);
  }

  function refuseTool(tool: string): void {
    if (view.step === 'over') return onSay(words[language].prompts.over);
    const move = useOf(tool, view);
    // What the rules allow may still not be asked for: where a lesson tells something, nothing is.
    refuse(move, whyNot(move) ?? { rule: 'not-asked', pieces: [] });
  }

  /** The move that choosing this space would be, legal or not. */
  function moveTo(cell: Cell): Move | undefined {
    if (held && 'die' in held) return { do: 'place', die: held.die, cell };
    if (held) return { do: 'move', from: held.from, to: cell };
    return view.using?.hand ? { do: 'put', cell } : undefined;
  }

  function isOffered(cell: Cell): boolean {
    if (held && 'die' in held) return offers.places.get(held.die)?.has(cell) ?? false;
    if (held) return offers.moves.get(held.from)?.has(cell) ?? false;
    return offers.puts.has(cell);
  }

  function chooseCell(cell: Cell): void {
    onSay('');
    const move = moveTo(cell);
    const isHeld = held && 'from' in held && held.from === cell;
    if (move && isOffered(cell)) play(move);
    else if (offers.moves.has(cell)) doing({ held: isHeld ? undefined : { from: cell } });
    else if (move) refuse(move);
    else {
      doing({});
      if (offers.places.size > 0) onSay(speech.words.takeFirst);
    }
  }

  function chooseDie(die: Die): void {
    onSay('');
    if (offers.picks.has(die)) play({ do: 'pick', die });
    else if (legal.length === 0) return;
    else if (view.step === 'pick') refuse({ do: 'pick', die });
    else if (view.drafted && view.step === 'turn') refuse({ do: 'place', die, cell: 'a1' });
    else if (view.step === 'turn' || view.step === 'extra') take(die);
  }

  /** Takes a die of the pool into the hand, or lays it down again. */
  function take(die: Die): void {
    if (held && 'die' in held && held.die === die) return letGo();
    doing({ held: { die } });
    sing('pick');
    if (!offers.places.has(die)) onSay(speech.words.fitsNowhere.replace('{die}', capital(speech.die(die))));
  }

  const drag = useDrag<Held>({
    what: '.sagrada-die',
    spaceAt: (element) => element.closest<HTMLElement>(`[data-cell^="${seat}-"]`)?.dataset.cell?.split('-')[1],
    onTake: (piece) => doing({ held: piece }),
    onOver: (cell) => look(cell as Cell | undefined),
    onDrop: (cell) => chooseCell(cell as Cell),
    onLetGo: letGo,
  });

  /** The die that would go where a space is chosen. */
  const die =
    held && 'die' in held
      ? held.die
      : held && seat !== undefined
        ? (view.seats[seat].dice[parseCell(held.from, 'cell')] ?? undefined)
        : view.using?.hand;
  // What it brings takes a while to work out: the die under the pointer must not wait for it.
  const look = (cell: Cell | undefined) =>
    startTransition(() => {
      setLooked(cell);
      // What was aimed at last is still warned of on the way to its rule.
      if (cell) setAim({ view, die, cell });
    });
  const from = held && 'from' in held ? held.from : undefined;
  const lostAt = (cell: Cell) =>
    settings.warn && seat !== undefined && die && isOffered(cell)
      ? lostBy(view, seat, { die, to: cell, from })
      : NO_CELLS;
  const aimed = aim?.view === view && aim.die === die && isOffered(aim.cell) ? aim.cell : undefined;
  const done = settings.warn && seat !== undefined && !die ? lostLately(view, seat, events) : NO_CELLS;
  const lost = aimed ? lostAt(aimed) : done;
  const regret = seat === undefined ? undefined : warnOf(lost, !aimed, view, seat, speech);
  const gains = useMemo(() => {
    const move = looked && isOffered(looked) ? moveTo(looked) : undefined;
    const after = move && seat !== undefined ? preview(move) : undefined;
    return after && seat !== undefined ? gainsOf(view.seats[seat], after.seats[seat]) : undefined;
  }, [looked, held, view]);

  function stateOf(cell: Cell): CellState {
    const ghost = looked === cell && die && isOffered(cell) ? die : undefined;
    return {
      isLit: isOffered(cell) || (!held && offers.moves.has(cell)),
      isSelected: held !== undefined && 'from' in held && held.from === cell,
      isBlocking: blocking.includes(cell),
      isLost: lost.includes(cell),
      ...(ghost ? { ghost } : {}),
      ...(ghost && gains ? { gain: sumOf(gains) } : {}),
    };
  }

  function noteOf(cell: Cell): string {
    if (die && isOffered(cell)) {
      const legalFor = speech.words.legalFor.replace('{die}', speech.die(die));
      const warned = seat === undefined ? '' : sayLost(lostAt(cell), view, seat, speech);
      return warned ? `${legalFor}. ${warned}` : legalFor;
    }
    return !held && offers.moves.has(cell) ? speech.words.canMove : '';
  }

  return {
    offers,
    held,
    /** The die of the pool that is in hand, or that a tool is about to take. */
    taken: held && 'die' in held ? held.die : unsure?.do === 'pick' ? unsure.die : undefined,
    die,
    unsure,
    gains,
    regret,
    look,
    letGo,
    play,
    refuseTool,
    chooseCell,
    chooseDie,
    drag,
    stateOf,
    noteOf,
  };
}

export type TurnInHand = ReturnType<typeof useTurn>;

/** Using a tool as it would be done: alone, paid with a die of its colour if there is one. */
function useOf(tool: string, view: View): Move {
  const color = TOOLS.find(({ id }) => id === tool)?.soloColor;
  const pay = view.target === undefined ? undefined : view.pool.find((die) => die[0] === color);
  return pay ? { do: 'use', tool, pay } : { do: 'use', tool };
}

/** What all objectives together bring. A pane that is filled is seen to be filled. */
function sumOf(gains: ReadonlyMap<string, number>): number {
  return [...gains].reduce((sum, [id, points]) => (id === 'empty' ? sum : sum + points), 0);
}

function capital(sentence: string): string {
  return sentence[0].toUpperCase() + sentence.slice(1);
}
