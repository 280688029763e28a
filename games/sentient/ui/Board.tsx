import { type BoardProps, Prompt, SeatStrip, swipes, useMarked, useQueue } from '@stolik/games/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Event, Move, View } from '../rules/index.ts';
import { rowOf } from './cards.ts';
import { Factory } from './Factory.tsx';
import { flightsOf, inOrder } from './flights.ts';
import { Hand } from './Hand.tsx';
import { isPassHinted } from './hints.ts';
import { Network } from './Network.tsx';
import { Notes } from './Notes.tsx';
import { Others } from './Others.tsx';
import { Report } from './Report.tsx';
import { Scene } from './Scene.tsx';
import { Standing } from './Standing.tsx';
import { Steps } from './Steps.tsx';
import { capital, fill, speechOf } from './speech.ts';
import { Traces } from './Traces.tsx';
import { Turn } from './Turn.tsx';
import { useCount } from './use-count.ts';
import { useGrabs } from './use-grabs.ts';
import { useReport } from './use-report.ts';
import { useSight } from './use-sight.ts';
import { useTurn } from './use-turn.ts';
import './board.css';

/** Sentient's table. A turn is thought through on the board, with everything it would do, and then played. */
export function Board(given: BoardProps<View, Move, Event>) {
  const { props, closing, onStill, goOn } = useCount(given);
  const { view, seat, legal, names, language, settings, marked, onMove } = props;
  const speech = useMemo(() => speechOf(language), [language]);
  const { words } = speech;
  const turn = useTurn(props, speech);
  const { plan, card, effects, target } = turn;
  const { reports, open: report, setOpen } = useReport(given.view, given.events);
  const [told, onTell] = useState<string>();
  // What was told of a piece before the plan changed may no longer be true.
  useEffect(() => onTell(undefined), [plan]);
  const board = useRef<HTMLDivElement>(null);
  const isCounting = closing !== undefined && !closing.isCounted;
  const flights = useMemo(() => flightsOf(seat, view, isCounting), [seat, view, isCounting]);
  const events = useMemo(() => inOrder(props.events), [props.events]);
  // Numbers are not ahead of the pieces that bring them; a round that is counted has its own.
  const watched = useQueue(board, { ...props, events }, flights, onStill);
  const shownSoFar = closing || watched.round !== view.round || watched.step === 'over' ? view : watched;
  useMarked(board, marked);
  const isChoosing = turn.canAct && view.step === 'agent' && plan.from === undefined;
  const [shown, setShown] = useSight({ board, view, seat, isChoosing: isChoosing || isCounting, card, marked });
  const grabs = useGrabs(turn, seat);

  const seats = view.seats.length;
  const swipe = useMemo(() => swipes((by) => setShown((now) => (now + by + seats) % seats)), [seats]);
  const context = { view, names, language, speech };
  const effect = target === undefined ? undefined : effects.get(target);
  const inMind = effect ? speech.effect(effect) : card === undefined ? undefined : speech.bot(rowOf(view, card));
  const stays = plan.into !== undefined && plan.from !== undefined ? ` ${words.sendHelp}` : '';
  const isOwn = shown === seat;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape lets go of what is held, wherever the focus is
    <div
      className="sentient-board"
      ref={board}
      data-step={view.step}
      data-seats={seats}
      data-asked={turn.canAct || undefined}
      onKeyDown={(event) => event.key === 'Escape' && turn.letGo()}
      {...swipe}
    >
      <Traces lit={view.seats[shown].rounds.at(-1)?.bots.filter((bot) => bot && bot.vp > 0).length ?? 0} />
      <Factory
        {...context}
        watched={shownSoFar}
        seat={seat}
        turn={turn}
        isLit={legal.some((move) => move.do === 'agent')}
        onTell={onTell}
        onGrab={grabs.onBot}
      />
      <div className="sentient-guide">
        {turn.canAct && view.step !== 'end' && (
          <Steps steps={words.steps} now={card === undefined ? 0 : plan.into === undefined ? 1 : 2} />
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on a phone must be reachable by keyboard */}
        <p className="sentient-told" tabIndex={0}>
          {told ?? (inMind ? `${capital(inMind)}.${stays}` : words.factoryHelp)}
        </p>
      </div>
      <SeatStrip
        label={words.players}
        names={names}
        points={shownSoFar.seats.map(({ total }) => String(total))}
        actors={shownSoFar.actors}
        shown={shown}
        onShow={setShown}
      />
      {turn.canAct && seat !== undefined && view.hand !== undefined && (
        <Hand
          {...context}
          card={view.hand}
          seat={seat}
          turn={turn}
          onGrab={(event) => event.pointerType !== 'touch' && grabs.onBot(event, undefined)}
        />
      )}
      <Network
        {...context}
        seat={shown}
        turn={isOwn ? turn : undefined}
        play={
          isOwn && turn.canAct && view.step !== 'end'
            ? { canSend: plan.from !== undefined, onSend: () => turn.sendAlong(), onGrab: grabs.onPawn }
            : undefined
        }
        onTell={onTell}
        onBack={seat === undefined || isOwn ? undefined : () => setShown(seat)}
      />
      {turn.canAct && !closing && (
        <Turn
          view={view}
          legal={legal}
          turn={turn}
          row={card === undefined ? undefined : rowOf(view, card)}
          confirm={settings.confirm}
          isPassHinted={seat !== undefined && isPassHinted(view, props.hinted, seat)}
          speech={speech}
          onMove={onMove}
        />
      )}
      <div className="sentient-dock">
        <Standing {...context} view={shownSoFar} />
        <Others {...context} watched={shownSoFar} shown={shown} onShow={setShown} />
      </div>
      <Notes view={view} speech={speech} reports={reports} onReport={setOpen} />
      {closing && (
        <>
          <Prompt isReading>{fill(isCounting ? words.counting : words.report, { round: closing.report.round })}</Prompt>
          <Scene
            view={closing.view}
            report={closing.report}
            isCounted={closing.isCounted}
            names={names}
            speech={speech}
            onDetails={() => {
              setOpen(closing.report.round);
              goOn();
            }}
          />
        </>
      )}
      {report && <Report key={report.round} {...context} report={report} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
