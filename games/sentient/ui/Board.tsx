import { type BoardProps, HowTo, PanelTabs, SeatStrip, swipes, useDrag, useFlights, useMarked } from '@stolik/games/ui';
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
import { useTurn } from './use-turn.ts';
import './board.css';

const PHONE = '(max-width: 820px)';
/** Panels that a phone unfolds one at a time. */
const TABS = ['standing', 'players', 'log'] as const;
type Tab = (typeof TABS)[number];

/** Sentient's table. A turn is thought through on the board, with everything it would do, and then played. */
export function Board(props: BoardProps<View, Move, Event>) {
  const { view, seat, legal, names, language, show, events, marked, log, onMove } = props;
  const speech = useMemo(() => speechOf(language), [language]);
  const { words } = speech;
  const turn = useTurn(props, speech);
  const { plan, card, effects, target } = turn;
  const { reports, open: report, setOpen } = useReport(view, events);
  const [tab, setTab] = useState<Tab>();
  const [shown, setShown] = useState(seat ?? 0);
  // Whoever decides wants their own network back.
  useEffect(() => {
    if (seat !== undefined) setShown(seat);
  }, [view, seat]);
  const board = useRef<HTMLDivElement>(null);
  useFlights(board, events, show.motion, flights);
  useMarked(board, marked);
  // Whoever has a bot in mind or in hand has read enough, and wants to see their own slots; on a phone these may lie under
  // the answers.
  useEffect(() => {
    if (card === undefined || seat === undefined) return;
    setOpen(undefined);
    setShown(seat);
    board.current?.querySelector('.sentient-links')?.scrollIntoView({ block: 'nearest' });
  }, [card, seat]);
  // On a phone the page is still where the last turn ended: a new one begins at the factory, unless there is something to
  // read first. So it does for whoever lets a bot go.
  const isChoosing = turn.canAct && view.step === 'agent' && plan.from === undefined && !report;
  useEffect(() => {
    if (!isChoosing || !matchMedia(PHONE).matches) return;
    board.current?.querySelector('.sentient-factory')?.scrollIntoView({ block: 'nearest' });
  }, [isChoosing, view]);
  // What somebody reads about is shown: beside the own network there is no room for others on a phone.
  useEffect(() => {
    const slot = marked.find((piece) => piece.startsWith('slot:'));
    if (slot && matchMedia(PHONE).matches) setShown(Number(slot.slice('slot:'.length).split('-')[0]));
  }, [marked]);
  useEffect(() => {
    if (tab) board.current?.querySelector(`[data-tab="${tab}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [tab]);

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
  const look = { view, names, language, speech };
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
        <Report key={report.round} {...look} report={report} motion={show.motion} onClose={() => setOpen(undefined)} />
      )}
      <Factory
        {...look}
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
      <Network {...look} seat={shown} turn={shown === seat ? turn : undefined} told={told} onRead={setRead}>
        {turn.canAct ? (
          <Turn
            {...look}
            legal={legal}
            turn={turn}
            row={card === undefined ? undefined : rowOf(view, card)}
            effect={target === undefined ? undefined : effects.get(target)}
            told={told}
            confirm={show.confirm}
            onGrab={(event) => event.pointerType !== 'touch' && grab(event, undefined)}
            onMove={(moves) => {
              setOpen(undefined);
              onMove(moves);
            }}
          />
        ) : undefined}
      </Network>
      <div className="sentient-side">
        <Standing {...look} />
        {reports
          .filter((one) => one !== report)
          .map(({ round }) => (
            <button key={round} type="button" className="button" data-move="report" onClick={() => setOpen(round)}>
              {fill(words.reportAgain, { round })}
            </button>
          ))}
        <Others {...look} shown={shown} onShow={setShown} />
        <div data-tab="log">{log}</div>
        <HowTo title={words.howTo} lines={words.howToLines} />
      </div>
    </div>
  );
}
