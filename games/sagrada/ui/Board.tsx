import { type BoardProps, PanelTabs, SeatStrip, sing, swipes, useDrag, useMarked, useQueue } from '@stolik/games/ui';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type Cell, type Die as DieName, type Event, type Move, parseCell, TOOLS, type View } from '../rules/index.ts';
import { text } from '../text/index.ts';
import { Asked } from './Asked.tsx';
import { Choose } from './Choose.tsx';
import { flights } from './flights.ts';
import { Goals } from './Goals.tsx';
import { Marks } from './marks.tsx';
import { offersOf } from './offers.ts';
import { Pool } from './Pool.tsx';
import { gainsOf } from './preview.ts';
import { Seat } from './Seat.tsx';
import { speechOf } from './speech.ts';
import { Tools } from './Tools.tsx';
import { Track } from './Track.tsx';
import { type CellState, Window } from './Window.tsx';
import './board.css';

type Props = BoardProps<View, Move, Event>;

/** What the player has taken hold of: a die of the pool, or one of the window. */
type Held = { readonly die: DieName } | { readonly from: Cell } | undefined;

/** Panels that a phone unfolds one at a time. */
const TABS = ['goals', 'tools', 'track'] as const;
type Tab = (typeof TABS)[number];

const NOTHING: readonly string[] = [];
/** Moves that look harmless though some of them roll dice; ending a turn and passing say what they are. */
const CAREFUL: readonly Move['do'][] = ['use', 'pick', 'return'];

/** The seat of the first space among these pieces. */
function seatNamed(pieces: readonly string[]): number | undefined {
  const seat = /^cell:(\d+)-/.exec(pieces.find((piece) => piece.startsWith('cell:')) ?? '')?.[1];
  return seat === undefined ? undefined : Number(seat);
}

/** Sagrada's table. Everything legal is lit; anything else answers with the rule that forbids it. */
export function Board(props: Props) {
  const { view, seat, legal, names, language, settings, marked, hinted, onMove, whyNot, preview, onSay } = props;
  const speech = useMemo(() => speechOf(language), [language]);
  const offers = useMemo(() => offersOf(legal), [legal]);
  const [held, setHeld] = useState<Held>();
  const [unsure, setUnsure] = useState<Move>();
  const [looked, setLooked] = useState<Cell>();
  const [blocking, setBlocking] = useState<readonly string[]>([]);
  const [goal, setGoal] = useState<readonly string[]>(NOTHING);
  const [tab, setTab] = useState<Tab>();
  const [shown, setShown] = useState(seat ?? 0);
  const isChoosing = view.step === 'pattern';
  // Whoever chooses a pattern wants to know what for; afterwards the window has all the room.
  useEffect(() => setTab(isChoosing ? 'goals' : undefined), [isChoosing]);
  const board = useRef<HTMLDivElement>(null);
  useQueue(board, props, flights);
  useMarked(board, marked.length > 0 ? marked : goal);
  const markGoal = useCallback((pieces: readonly string[]) => setGoal(pieces.length > 0 ? pieces : NOTHING), []);
  useEffect(() => {
    setHeld(undefined);
    setUnsure(undefined);
    setBlocking([]);
  }, [view]);
  // A hint says what can be done: what could not be is over.
  useEffect(() => setBlocking([]), [hinted]);
  // On a phone the window must be seen while a tool asks for its spaces.
  const isUsing = view.using !== undefined;
  useEffect(() => {
    if (isUsing) setTab(undefined);
  }, [isUsing]);
  // Where one window is shown at a time, it is the one that matters: one's own to decide, another's to read about.
  const markedSeat = seatNamed(marked);
  useEffect(() => setShown(markedSeat ?? seat ?? 0), [markedSeat, seat, view]);

  /** Plays, unless dice would roll: that cannot be taken back, so it is asked once more. */
  function play(move: Move): void {
    const rolls = CAREFUL.includes(move.do) && preview(move) === undefined;
    if (settings.confirm && rolls && move !== unsure) setUnsure(move);
    else onMove([move]);
  }

  function letGo(): void {
    setHeld(undefined);
    setUnsure(undefined);
  }

  /** Refuses with the rule and points at what is in the way. */
  function refuse(move: Move): void {
    const reason = whyNot(move);
    if (!reason) return;
    setBlocking(reason.pieces);
    onSay(text[language].reason(reason));
  }

  /** The move that choosing this space would be, legal or not. */
  function moveTo(cell: Cell): Move | undefined {
    if (held && 'die' in held) return { do: 'place', die: held.die, cell };
    if (held && 'from' in held) return { do: 'move', from: held.from, to: cell };
    return view.using?.hand ? { do: 'put', cell } : undefined;
  }

  function isOffered(cell: Cell): boolean {
    if (held && 'die' in held) return offers.places.get(held.die)?.has(cell) ?? false;
    if (held && 'from' in held) return offers.moves.get(held.from)?.has(cell) ?? false;
    return offers.puts.has(cell);
  }

  function chooseCell(cell: Cell): void {
    forget();
    if (isOffered(cell)) {
      const move = moveTo(cell);
      if (move) play(move);
    } else if (offers.moves.has(cell))
      setHeld(held && 'from' in held && held.from === cell ? undefined : { from: cell });
    else {
      const move = moveTo(cell);
      if (move) refuse(move);
      else if (offers.places.size > 0) onSay(speech.words.takeFirst);
    }
  }

  function chooseDie(die: DieName): void {
    forget();
    if (offers.picks.has(die)) play({ do: 'pick', die });
    else if (legal.length === 0) return;
    else if (view.step === 'pick') refuse({ do: 'pick', die });
    else if (view.drafted && view.step === 'turn') refuse({ do: 'place', die, cell: 'a1' });
    else if (view.step === 'turn' || view.step === 'extra') {
      const isHeld = held && 'die' in held && held.die === die;
      setHeld(isHeld ? undefined : { die });
      if (!isHeld) sing('pick');
      if (!isHeld && !offers.places.has(die))
        onSay(speech.words.fitsNowhere.replace('{die}', capital(speech.die(die))));
    }
  }

  /** What was refused before is over. */
  function forget(): void {
    setBlocking([]);
    onSay('');
  }

  const grab = useDrag<Exclude<Held, undefined>>({
    what: '.sagrada-die',
    spaceAt: (element) => element.closest<HTMLElement>(`[data-cell^="${seat}-"]`)?.dataset.cell?.split('-')[1],
    onTake: setHeld,
    onOver: (cell) => setLooked(cell as Cell | undefined),
    onDrop: (cell) => chooseCell(cell as Cell),
    onLetGo: () => setHeld(undefined),
  });

  const heldDie =
    held && 'die' in held
      ? held.die
      : held && seat !== undefined
        ? (view.seats[seat].dice[parseCell(held.from, 'cell')] ?? undefined)
        : view.using?.hand;
  const litDie = held && 'die' in held && offers.places.has(held.die) ? held.die : undefined;
  const ghost = looked && heldDie && isOffered(looked) ? heldDie : undefined;
  // What it brings takes a while to work out: the die under the pointer must not wait for it.
  const settled = useDeferredValue(looked);
  const gains = useMemo(() => {
    const move = settled && isOffered(settled) ? moveTo(settled) : undefined;
    const after = move && seat !== undefined ? preview(move) : undefined;
    return after && seat !== undefined ? gainsOf(view.seats[seat], after.seats[seat]) : undefined;
  }, [settled, held, view]);

  const stateOf = (cell: Cell): CellState => ({
    isLit: isOffered(cell) || (!held && offers.moves.has(cell)),
    isSelected: held !== undefined && 'from' in held && held.from === cell,
    isBlocking: blocking.includes(cell),
    ...(looked === cell && ghost ? { ghost } : {}),
  });
  const noteOf = (cell: Cell): string => {
    if (heldDie && isOffered(cell)) return speech.words.legalFor.replace('{die}', speech.die(heldDie));
    return !held && offers.moves.has(cell) ? speech.words.canMove : '';
  };

  const context = { marks: settings.marks, language, speech };
  const others = view.seats.flatMap((_, i) => (i === seat ? [] : [i]));
  const seats = view.seats.length;
  const swipe = useMemo(() => swipes((by) => setShown((now) => (now + by + seats) % seats)), [seats]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape lets go of what is held, wherever the focus is
    <div
      className="sagrada-board"
      ref={board}
      onKeyDown={(event) => event.key === 'Escape' && letGo()}
      data-step={view.step}
      data-watching={seat === undefined || undefined}
      data-tab-shown={offers.swaps.length > 0 ? 'track' : tab}
      {...swipe}
    >
      <Marks />
      <Track
        {...context}
        view={view}
        names={names}
        isLit={(round, die) => offers.swaps.some((swap) => swap.round === round && swap.die === die)}
        onDie={(round, die) => play({ do: 'swap', round, die })}
      />
      <PanelTabs
        label={speech.words.panels}
        tabs={TABS.map((id) => ({ id, name: speech.words[id] }))}
        tab={tab}
        onTab={(next) => setTab(next)}
      />
      {isChoosing && seat !== undefined && (
        <Choose {...context} view={view} seat={seat} isAsked={offers.patterns.length > 0} onMove={play} />
      )}
      <div className="sagrada-left">
        {!isChoosing && seat !== undefined && (
          <Seat name={names[seat]} view={view} seat={seat} speech={speech} isShown={shown === seat} isOwn>
            <Window
              {...context}
              seat={seat}
              name={names[seat]}
              pattern={view.seats[seat].pattern}
              dice={view.seats[seat].dice}
              onCell={chooseCell}
              onLook={setLooked}
              onGrab={(event, cell) => offers.moves.has(cell) && grab(event, { from: cell })}
              stateOf={stateOf}
              noteOf={noteOf}
            />
            <p className="sagrada-gains" aria-live="off">
              {gains && settled
                ? `${speech.words.gains} ${sayGains(gains, language, speech.words.nothing)}`
                : litDie
                  ? speech.words.chooseSpace.replace('{die}', capital(speech.die(litDie)))
                  : view.seats[seat].total < 0 && speech.words.emptyCost}
            </p>
          </Seat>
        )}
      </div>
      <div className="sagrada-middle">
        {!isChoosing && (
          <div className="panel sagrada-hand">
            <Pool
              {...context}
              dice={view.pool}
              selected={held && 'die' in held ? held.die : undefined}
              isLit={(die) => offers.places.has(die) || offers.picks.has(die)}
              onDie={chooseDie}
              onGrab={(event, die) => offers.places.has(die) && grab(event, { die })}
            />
            {seat !== undefined && (
              <Asked
                confirm={settings.confirm}
                {...context}
                view={view}
                values={offers.values}
                plain={offers.plain}
                unsure={unsure}
                onMove={play}
                onCancel={letGo}
              />
            )}
          </div>
        )}
        <Goals {...context} view={view} seat={seat} onMark={markGoal} />
      </div>
      <div className="sagrada-right">
        <Tools
          {...context}
          isUsable={seat !== undefined && !isChoosing}
          view={view}
          offers={offers}
          onMove={play}
          onRefused={(tool) => legal.length > 0 && refuse(useOf(tool, view))}
        />
        {!isChoosing && seats > 1 && (
          <SeatStrip
            label={speech.words.windows}
            names={names}
            points={view.seats.map(({ total, privates }) => `${total}${privates ? '' : '+?'}`)}
            actors={view.actors}
            shown={shown}
            onShow={setShown}
          />
        )}
        {!isChoosing && others.length > 0 && (
          <section className="sagrada-others" aria-label={speech.words.others}>
            {others.map((other) => (
              <Seat key={other} name={names[other]} view={view} seat={other} speech={speech} isShown={shown === other}>
                <Window
                  {...context}
                  seat={other}
                  name={names[other]}
                  pattern={view.seats[other].pattern}
                  dice={view.seats[other].dice}
                />
              </Seat>
            ))}
          </section>
        )}
      </div>
    </div>
  );
}

/** Using a tool as it would be done: alone, paid with a die of its colour if there is one. */
function useOf(tool: string, view: View): Move {
  const color = TOOLS.find(({ id }) => id === tool)?.soloColor;
  const pay = view.target === undefined ? undefined : view.pool.find((die) => die[0] === color);
  return pay ? { do: 'use', tool, pay } : { do: 'use', tool };
}

function capital(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}

function sayGains(gains: ReadonlyMap<string, number>, language: Props['language'], nothing: string): string {
  const { scoreLine } = text[language];
  const parts = [...gains].map(([id, points]) => `${points > 0 ? '+' : ''}${points} ${scoreLine(id)}`);
  return parts.join(', ') || nothing;
}
