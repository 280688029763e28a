import { type BoardProps, HowTo, PanelTabs, SeatStrip, swipes, useDrag, useMarked, useQueue } from '@stolik/games/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Event, Move, View } from '../rules/index.ts';
import { rowOf } from './cards.ts';
import { Factory } from './Factory.tsx';
import { flights } from './flights.ts';
import { Network } from './Network.tsx';
import { Others } from './Others.tsx';
import { Report } from './Report.tsx';
import { Standing } from './Standing.tsx';
import { capital, fill, speechOf } from './speech.ts';
import { Turn } from './Turn.tsx';
import { useReport } from './use-report.ts';
import { useSight } from './use-sight.ts';
import { useTurn } from './use-turn.ts';
import './board.css';

/** Panels that a phone unfolds one at a time. */
const TABS = ['standing', 'players'] as const;
type Tab = (typeof TABS)[number];

/** Sentient's table. A turn is thought through on the board, with everything it would do, and then played. */
export function Board(props: BoardProps<View, Move, Event>) {
  const { view, seat, legal, names, language, settings, events, marked, onMove } = props;
  const speech = useMemo(() => speechOf(language), [language]);
  const { words } = speech;
  const turn = useTurn(props, speech);
  const { plan, card, effects, target } = turn;
  const { reports, open: report, setOpen } = useReport(view, events);
  const [tab, setTab] = useState<Tab>();
  const board = useRef<HTMLDivElement>(null);
  useQueue(board, props, flights);
  useMarked(board, marked);
  // What there is to read comes before a choice, and whoever has chosen has read enough.
  const isChoosing = turn.canAct && view.step === 'agent' && plan.from === undefined && !report;
  const [shown, setShown] = useSight({ board, view, seat, isChoosing, card, marked, tab });
  useEffect(() => {
    if (card !== undefined) setOpen(undefined);
  }, [card]);

  const grab = useDrag<number | undefined>({
    what: '.sentient-bot',
    spaceAt: (element) => element.closest<HTMLElement>(`[data-slot^="${seat}-"]`)?.dataset.slot?.split('-')[1],
    onTake: (from) => from !== undefined && from !== plan.from && turn.chooseBot(from),
    onOver: (slot) => turn.look(slot === undefined ? undefined : Number(slot)),
    onDrop: (slot) => Number(slot) !== plan.into && turn.chooseSlot(Number(slot)),
    onLetGo: turn.letGo,
  });

  const [read, setRead] = useState<number>();
  const bot = view.seats[shown].rounds.at(-1)?.bots[(read ?? 0) - 1];
  const told = bot ? `${capital(speech.plugged(rowOf(view, bot.card), bot))}.` : '';

  const seats = view.seats.length;
  const swipe = useMemo(() => swipes((by) => setShown((now) => (now + by + seats) % seats)), [seats]);
  const context = { view, names, language, speech };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape lets go of what is held, wherever the focus is
    <div
      className="sentient-board"
      ref={board}
      data-step={view.step}
      data-asked={turn.canAct || undefined}
      data-tab-shown={tab}
      onKeyDown={(event) => event.key === 'Escape' && turn.letGo()}
      {...swipe}
    >
      {report && (
        <Report
          key={report.round}
          {...context}
          report={report}
          motion={settings.motion}
          onClose={() => setOpen(undefined)}
        />
      )}
      <Factory
        {...context}
        planned={turn.position}
        isLit={legal.some((move) => move.do === 'agent')}
        selected={plan.from}
        onBot={turn.chooseBot}
        onGrab={grab}
      />
      <PanelTabs
        label={words.panels}
        tabs={TABS.map((id) => ({ id, name: words.tabs[id] }))}
        tab={tab}
        onTab={(next) => setTab(next)}
      />
      <SeatStrip
        label={words.players}
        names={names}
        points={view.seats.map(({ total }) => String(total))}
        actors={view.actors}
        shown={shown}
        onShow={setShown}
      />
      <Network
        {...context}
        seat={shown}
        turn={shown === seat ? turn : undefined}
        told={told}
        onRead={setRead}
        onBack={seat === undefined || shown === seat ? undefined : () => setShown(seat)}
      >
        {turn.canAct && shown === seat ? (
          <Turn
            {...context}
            legal={legal}
            turn={turn}
            row={card === undefined ? undefined : rowOf(view, card)}
            effect={target === undefined ? undefined : effects.get(target)}
            told={told}
            confirm={settings.confirm}
            onGrab={(event) => event.pointerType !== 'touch' && grab(event, undefined)}
            onMove={(moves) => {
              setOpen(undefined);
              onMove(moves);
            }}
          />
        ) : undefined}
      </Network>
      <div className="sentient-side">
        <Standing {...context} />
        {reports
          .filter((one) => one !== report)
          .map(({ round }) => (
            <button key={round} type="button" className="button" data-move="report" onClick={() => setOpen(round)}>
              {fill(words.reportAgain, { round })}
            </button>
          ))}
        <Others {...context} shown={shown} onShow={setShown} />
        <HowTo title={words.howTo} lines={words.howToLines} />
      </div>
    </div>
  );
}
