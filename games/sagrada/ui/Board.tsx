import { type BoardProps, SeatStrip, swipes, useMarked, useQueue, Warning } from '@stolik/games/ui';
import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Event, Move, View } from '../rules/index.ts';
import { Answers } from './Answers.tsx';
import { Choose } from './Choose.tsx';
import { flightsFor } from './flights.ts';
import { Goals } from './Goals.tsx';
import { Glass } from './glass.tsx';
import { hintedPieces } from './hints.ts';
import { type Panel, Panels } from './Panels.tsx';
import { Pool } from './Pool.tsx';
import { pointsOf, useEarned } from './points.ts';
import { pullsDown } from './pull.ts';
import { Left, Seat } from './Seat.tsx';
import { Step } from './Step.tsx';
import { speechOf } from './speech.ts';
import { Tools } from './Tools.tsx';
import { Track } from './Track.tsx';
import { useTurn } from './use-turn.ts';
import { Values } from './Values.tsx';
import { Window } from './Window.tsx';
import './board.css';
import './tablet.css';
import './phone.css';
import './low.css';
import './watch.css';

const NOTHING: readonly string[] = [];

/** Sagrada's table. Everything legal is lit; anything else answers with the rule that forbids it. */
export function Board(props: BoardProps<View, Move, Event>) {
  const { view, seat, names, language, settings, marked, hinted } = props;
  const speech = useMemo(() => speechOf(language), [language]);
  const turn = useTurn(props, speech);
  const { offers } = turn;
  const [goal, setGoal] = useState<readonly string[]>(NOTHING);
  const [tab, setTab] = useState<Panel>();
  const [shown, setShown] = useState(seat ?? 0);
  const isChoosing = view.step === 'pattern';
  const board = useRef<HTMLDivElement>(null);
  // What is read beside the pieces is not ahead of them.
  const watched = useQueue(
    board,
    props,
    useMemo(() => flightsFor(seat), [seat]),
  );
  const told = watched.step === 'pattern' ? view : watched;
  const hint = useMemo(() => hintedPieces(view, hinted, seat), [view, hinted, seat]);
  useMarked(board, marked.length > 0 || hint.length > 0 ? [...marked, ...hint] : goal);
  const markGoal = useCallback((pieces: readonly string[]) => setGoal(pieces.length > 0 ? pieces : NOTHING), []);
  const earned = useEarned(view, seat);
  // On a phone the window must be seen while a tool asks for its spaces.
  const isUsing = view.using !== undefined;
  useEffect(() => {
    if (isUsing) setTab(undefined);
  }, [isUsing]);
  // A tool that somebody reads about first comes into sight, and afterwards the window does again.
  const isToolMarked = marked[0]?.startsWith('tool:');
  useEffect(() => {
    if (!isToolMarked) return;
    setTab('tools');
    return () => setTab((now) => (now === 'tools' ? undefined : now));
  }, [isToolMarked]);
  // Where one window is shown at a time, it is the one that matters: one's own to decide, another's to read about.
  const markedSeat = seatNamed(marked);
  useEffect(() => setShown(markedSeat ?? seat ?? 0), [markedSeat, seat, view]);

  const context = { marks: settings.marks, language, speech };
  const others = view.seats.flatMap((_, i) => (i === seat ? [] : [i]));
  const seats = view.seats.length;
  const pull = useMemo(() => pullsDown(() => setTab(undefined)), []);
  const swipe = useMemo(() => swipes((by) => setShown((now) => (now + by + seats) % seats)), [seats]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape lets go of what is held, wherever the focus is
    <div
      className="sagrada-board"
      ref={board}
      onKeyDown={(event) => event.key === 'Escape' && turn.letGo()}
      data-step={view.step}
      data-seats={seats}
      data-watching={seat === undefined || undefined}
      data-behind={watched !== view || undefined}
      data-tab-shown={offers.swaps.length > 0 ? 'track' : tab}
      style={{ '--hour': `${(view.round - 1) * 11}%` } as CSSProperties}
      {...swipe}
    >
      <Glass />
      <Step view={view} turn={turn} {...context} />
      {turn.regret && <Warning {...turn.regret} />}
      {seat !== undefined && <Answers settings={settings} view={view} turn={turn} speech={speech} />}
      <Panels view={view} seat={seat} speech={speech} shown={tab} onShow={setTab} />
      {isChoosing && seat !== undefined && (
        <Choose {...context} view={view} seat={seat} isAsked={offers.patterns.length > 0} onMove={turn.play} />
      )}
      <div className="sagrada-left">
        {!isChoosing && seat !== undefined && (
          <Seat {...context} name={names[seat]} view={view} seat={seat} isShown={shown === seat} isOwn>
            <Window
              {...context}
              seat={seat}
              name={names[seat]}
              pattern={view.seats[seat].pattern}
              dice={view.seats[seat].dice}
              onCell={turn.chooseCell}
              onLook={turn.look}
              onGrab={(event, cell) => offers.moves.has(cell) && turn.drag(event, { from: cell })}
              stateOf={turn.stateOf}
              noteOf={turn.noteOf}
            />
          </Seat>
        )}
        <Track
          {...context}
          view={view}
          told={told}
          names={names}
          isLit={(round, die) => offers.swaps.some((swap) => swap.round === round && swap.die === die)}
          onDie={(round, die) => turn.play({ do: 'swap', round, die })}
        />
      </div>
      {!isChoosing && (
        <div className="sagrada-tray">
          <Pool
            {...context}
            dice={view.pool}
            bag={watched.bag}
            hand={view.using?.hand}
            selected={turn.taken}
            isLit={(die) => offers.places.has(die) || offers.picks.has(die)}
            onDie={turn.chooseDie}
            onGrab={(event, die) => offers.places.has(die) && turn.drag(event, { die })}
          />
          {offers.values.length > 0 && <Values {...context} view={view} values={offers.values} onMove={turn.play} />}
        </div>
      )}
      <div className="sagrada-side" {...pull}>
        <Goals {...context} view={view} seat={seat} gains={turn.gains} earned={earned} onMark={markGoal} />
        <Tools
          {...context}
          isUsable={seat !== undefined && !isChoosing}
          view={view}
          seat={seat}
          offers={offers}
          onMove={turn.play}
          onRefused={turn.refuseTool}
        />
        {!isChoosing && seats > 1 && (
          <SeatStrip
            label={speech.words.windows}
            names={names}
            points={view.seats.map((_, i) => pointsOf(i === seat ? view : told, i))}
            actors={told.actors}
            shown={shown}
            more={<Left view={shown === seat ? view : told} seat={shown} words={speech.words} />}
            onShow={setShown}
          />
        )}
        {!isChoosing && others.length > 0 && (
          <section className="sagrada-others" aria-label={speech.words.others}>
            {others.map((other) => (
              <Seat {...context} key={other} name={names[other]} view={told} seat={other} isShown={shown === other}>
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

/** The seat of the first space among these pieces. */
function seatNamed(pieces: readonly string[]): number | undefined {
  const seat = /^cell:(\d+)-/.exec(pieces.find((piece) => piece.startsWith('cell:')) ?? '')?.[1];
  return seat === undefined ? undefined : Number(seat);
}
