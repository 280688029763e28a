import type { BoardProps } from '@stolik/games/ui';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Cell, type Die as DieName, type Event, type Move, parseCell, type View } from '../rules/index.ts';
import { text, words } from '../text/index.ts';
import { Goals, Tokens, Tools } from './Cards.tsx';
import { Choose } from './Choose.tsx';
import { Die } from './Die.tsx';
import { useDrag } from './drag.ts';
import { useFlights } from './flights.ts';
import { Marks } from './marks.tsx';
import { offersOf, type PlainMove } from './offers.ts';
import { Pool } from './Pool.tsx';
import { gainsOf } from './preview.ts';
import { speechOf } from './speech.ts';
import { Track } from './Track.tsx';
import { type CellState, Window } from './Window.tsx';
import './board.css';

type Props = BoardProps<View, Move, Event>;

/** What the player has taken hold of: a die of the pool, or one of the window. */
type Held = { readonly die: DieName } | { readonly from: Cell } | undefined;

/** Sagrada's table. Everything legal is lit; anything else answers with the rule that forbids it. */
export function Board(props: Props) {
  const { view, seat, legal, names, language, show, events, onMove, whyNot, preview, onSay } = props;
  const speech = useMemo(() => speechOf(language), [language]);
  const offers = useMemo(() => offersOf(legal), [legal]);
  const [held, setHeld] = useState<Held>();
  const [looked, setLooked] = useState<Cell>();
  const [blocking, setBlocking] = useState<readonly string[]>([]);
  const board = useRef<HTMLDivElement>(null);
  useFlights(board, events, show.motion);
  useEffect(() => {
    setHeld(undefined);
    setBlocking([]);
  }, [view]);

  const play = (move: Move) => onMove([move]);

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
    setBlocking([]);
    if (isOffered(cell)) {
      const move = moveTo(cell);
      if (move) play(move);
    } else if (offers.moves.has(cell))
      setHeld(held && 'from' in held && held.from === cell ? undefined : { from: cell });
    else {
      const move = moveTo(cell);
      if (move) refuse(move);
    }
  }

  function chooseDie(die: DieName): void {
    setBlocking([]);
    if (offers.picks.has(die)) play({ do: 'pick', die });
    else if (legal.length === 0) return;
    else if (view.step === 'pick') refuse({ do: 'pick', die });
    else if (view.drafted && view.step === 'turn') refuse({ do: 'place', die, cell: 'a1' });
    else if (view.step === 'turn' || view.step === 'extra')
      setHeld(held && 'die' in held && held.die === die ? undefined : { die });
  }

  const grab = useDrag<Exclude<Held, undefined>>(seat, {
    onTake: setHeld,
    onOver: setLooked,
    onDrop: chooseCell,
    onLetGo: () => setHeld(undefined),
  });

  const heldDie =
    held && 'die' in held
      ? held.die
      : held && seat !== undefined
        ? (view.seats[seat].dice[parseCell(held.from, 'cell')] ?? undefined)
        : view.using?.hand;
  const ghost = looked && heldDie && isOffered(looked) ? heldDie : undefined;
  const gains = useMemo(() => {
    const move = looked && ghost ? moveTo(looked) : undefined;
    const after = move && seat !== undefined ? preview(move) : undefined;
    return after && seat !== undefined ? gainsOf(view.seats[seat], after.seats[seat]) : undefined;
  }, [looked, ghost, view]);

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

  const look = { marks: show.marks, language, speech };
  const isChoosing = view.step === 'pattern';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape lets go of what is held, wherever the focus is
    <div
      className="sagrada-board"
      ref={board}
      onKeyDown={(event) => event.key === 'Escape' && setHeld(undefined)}
      data-step={view.step}
      data-watching={seat === undefined || undefined}
    >
      <Marks />
      <Track
        {...look}
        view={view}
        names={names}
        isLit={(round, die) => offers.swaps.some((swap) => swap.round === round && swap.die === die)}
        onDie={(round, die) => play({ do: 'swap', round, die })}
      />
      {isChoosing && seat !== undefined ? (
        <Choose {...look} view={view} seat={seat} isAsked={offers.patterns.length > 0} onMove={play} />
      ) : (
        <>
          {seat !== undefined && (
            <SeatPanel name={names[seat]} view={view} seat={seat} words={speech.words} isOwn>
              <Window
                {...look}
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
                {gains && looked ? `${speech.words.gains} ${sayGains(gains, language, speech.words.nothing)}` : ' '}
              </p>
            </SeatPanel>
          )}
          <div className="sagrada-hand">
            <Pool
              {...look}
              dice={view.pool}
              selected={held && 'die' in held ? held.die : undefined}
              isLit={(die) => offers.places.has(die) || offers.picks.has(die)}
              onDie={chooseDie}
              onGrab={(event, die) => offers.places.has(die) && grab(event, { die })}
            />
            <Asked
              confirm={show.confirm}
              {...look}
              view={view}
              values={offers.values}
              plain={offers.plain}
              onMove={play}
            />
          </div>
        </>
      )}
      <div className="sagrada-side">
        <Tools
          isAsked={seat !== undefined}
          {...look}
          view={view}
          offers={offers}
          onMove={play}
          onRefused={(tool) => legal.length > 0 && refuse({ do: 'use', tool })}
        />
        <Goals {...look} view={view} seat={seat} />
      </div>
      {!isChoosing && view.seats.length > (seat === undefined ? 0 : 1) && (
        <section className="sagrada-others" aria-label={speech.words.others}>
          {view.seats.map((other, i) =>
            i === seat ? null : (
              <SeatPanel key={i} name={names[i]} view={view} seat={i} words={speech.words}>
                <Window {...look} seat={i} name={names[i]} pattern={other.pattern} dice={other.dice} />
              </SeatPanel>
            ),
          )}
        </section>
      )}
    </div>
  );
}

function sayGains(gains: ReadonlyMap<string, number>, language: Props['language'], nothing: string): string {
  const { scoreLine } = text[language];
  const parts = [...gains].map(([id, points]) => `${points > 0 ? '+' : ''}${points} ${scoreLine(id)}`);
  return parts.join(', ') || nothing;
}

interface SeatPanelProps {
  readonly name: string;
  readonly view: View;
  readonly seat: number;
  readonly words: ReturnType<typeof speechOf>['words'];
  readonly isOwn?: boolean;
  readonly children: ReactNode;
}

/** A seat: whose it is, tokens, points, and its window. */
function SeatPanel({ name, view, seat, words, isOwn, children }: SeatPanelProps) {
  const { tokens, total, skips } = view.seats[seat];
  return (
    <section
      className="sagrada-seat"
      data-own={isOwn}
      data-acts={view.actors.includes(seat) || undefined}
      aria-label={name}
    >
      <header className="sagrada-seat-head">
        <h2 className="sagrada-heading">{name}</h2>
        {view.target === undefined ? (
          <Tokens count={tokens} label={`${words.tokens}: ${tokens}`} />
        ) : (
          <span>{`${words.target}: ${view.target}`}</span>
        )}
        {skips && <span className="sagrada-note">{words.skips}</span>}
        <span className="sagrada-points">
          {total} <span className="sagrada-unit">{words.points}</span>
        </span>
      </header>
      {children}
    </section>
  );
}

interface AskedProps {
  /** Whether passing, which cannot be undone, is asked twice. */
  readonly confirm: boolean;
  readonly view: View;
  readonly values: readonly number[];
  readonly plain: readonly PlainMove[];
  readonly marks: boolean;
  readonly language: Props['language'];
  readonly speech: ReturnType<typeof speechOf>;
  onMove(move: Move): void;
}

/** The die in hand and the answers that need no piece: values, up and down, end and pass. */
function Asked({ confirm, view, values, plain, marks, language, speech, onMove }: AskedProps) {
  const [isPassing, setPassing] = useState(false);
  useEffect(() => setPassing(false), [view]);
  const hand = view.using?.hand;
  const drew = view.using?.drew;
  return (
    <div className="sagrada-asked">
      {hand && (
        <div className="sagrada-held">
          <span>{speech.words.inHand}</span>
          <span className="sagrada-loose" data-hand role="img" aria-label={speech.die(hand)}>
            <Die die={hand} marks={marks} language={language} />
          </span>
        </div>
      )}
      {drew && (
        <p>
          {speech.words.drawn}: {words[language].colors[drew]}
        </p>
      )}
      {drew &&
        values.map((value) => (
          <button
            key={value}
            type="button"
            className="sagrada-loose"
            data-lit
            aria-label={speech.words.value.replace('{n}', String(value))}
            onClick={() => onMove({ do: 'value', value })}
          >
            <Die die={`${drew}${value}` as DieName} marks={marks} language={language} />
          </button>
        ))}
      {plain.map((move) =>
        move.do === 'pass' ? (
          <button
            key="pass"
            type="button"
            className="button"
            data-move="pass"
            data-sure={isPassing || undefined}
            onClick={() => (isPassing || !confirm ? onMove(move) : setPassing(true))}
            onBlur={() => setPassing(false)}
          >
            {isPassing ? speech.words.passSure : speech.words.plain.pass}
          </button>
        ) : (
          <button
            key={move.do}
            type="button"
            className="button"
            data-look="main"
            data-move={move.do}
            onClick={() => onMove(move)}
          >
            {speech.words.plain[move.do]}
          </button>
        ),
      )}
    </div>
  );
}
