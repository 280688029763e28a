import { type BoardProps, PanelTabs, SeatStrip, swipes, useDrag, useFlights, useMarked } from '@stolik/games/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Event, type Move, sentient, type View } from '../rules/index.ts';
import { text } from '../text/index.ts';
import { rowOf } from './cards.ts';
import { Factory } from './Factory.tsx';
import { flights } from './flights.ts';
import { Network } from './Network.tsx';
import { Others } from './Others.tsx';
import { movesOf, NO_PLAN, type Plan, type Side, toggled } from './plan.ts';
import { Report } from './Report.tsx';
import { type Effect, effectOf, foresee, rehearse } from './rehearse.ts';
import { Standing } from './Standing.tsx';
import { fill, speechOf } from './speech.ts';
import { Turn } from './Turn.tsx';
import { useReport } from './use-report.ts';
import './board.css';

type Props = BoardProps<View, Move, Event>;

/** Panels that a phone unfolds one at a time. */
const TABS = ['standing', 'players', 'log'] as const;
type Tab = (typeof TABS)[number];

const NONE: ReadonlyMap<number, Effect> = new Map();

/** Sentient's table. A turn is thought through on the board, with everything it would do, and then played. */
export function Board(props: Props) {
  const { view, seat, legal, names, language, show, events, marked, log, onMove, whyNot, onSay } = props;
  const speech = useMemo(() => speechOf(language), [language]);
  const [plan, setPlan] = useState<Plan>(NO_PLAN);
  const [looked, setLooked] = useState<number>();
  const [blocking, setBlocking] = useState<number>();
  const [tab, setTab] = useState<Tab>();
  const [shown, setShown] = useState(seat ?? 0);
  const { report, isOpen, open, close } = useReport(view, events);
  const board = useRef<HTMLDivElement>(null);
  useFlights(board, events, show.motion, flights);
  useMarked(board, marked);
  useEffect(() => {
    setPlan(NO_PLAN);
    setBlocking(undefined);
    if (seat !== undefined) setShown(seat);
  }, [view, seat]);

  // On a phone the slots may lie under the answers: whoever chose a bot wants to see them.
  useEffect(() => {
    if (plan.from !== undefined) board.current?.querySelector('.sentient-links')?.scrollIntoView({ block: 'nearest' });
  }, [plan.from]);

  // The table as it will be once the agent stands; where none is to be sent, as it is.
  const position = useMemo(
    () => (seat !== undefined && plan.from !== undefined ? rehearse(view, seat, plan.from, plan.assistants) : view),
    [view, seat, plan.from, plan.assistants],
  );
  const canAct = legal.length > 0 && seat !== undefined;
  const card = canAct ? position.hand : undefined;
  const effects = useMemo(() => {
    if (seat === undefined || card === undefined) return NONE;
    return new Map(
      position.factory.flatMap((_, i) => {
        const after = foresee(position, seat, { do: 'plug', slot: i + 1, block: plan.block });
        return after ? [[i + 1, effectOf(position.seats[seat], after.seats[seat], i + 1)] as const] : [];
      }),
    );
  }, [position, seat, card, plan.block]);
  const target = looked !== undefined && effects.has(looked) ? looked : plan.into;
  const aimed = target === undefined ? undefined : effects.get(target);

  /** What was refused before is over. */
  function forget(): void {
    setBlocking(undefined);
    onSay('');
  }

  /** Says the rule that forbids it, if there is one, and points at what is in the way. */
  function refuses(reason: ReturnType<typeof whyNot>): boolean {
    if (!reason) return false;
    onSay(text[language].reason(reason));
    if (reason.rule === 'slot-taken') setBlocking(Number(reason.pieces[0]));
    return true;
  }

  function chooseBot(slot: number): void {
    forget();
    if (!canAct || refuses(whyNot({ do: 'agent', slot, assistants: 0 }))) return;
    // The slot stays chosen: so bots can be compared in it.
    setPlan(plan.from === slot ? NO_PLAN : { ...plan, from: slot, block: 'none' });
  }

  function chooseSlot(slot: number): void {
    forget();
    if (!canAct) return;
    if (card === undefined && view.step === 'agent') return onSay(speech.words.chooseFirst);
    if (refuses(sentient.whyNot(position, seat, { do: 'plug', slot, block: plan.block }))) return;
    if (plan.into !== slot) setPlan({ ...plan, into: slot });
    // Plugging in can be undone, so choosing the same slot again does it; an agent that is sent stays.
    else if (plan.from === undefined) onMove(movesOf(plan));
    else setPlan({ ...plan, into: undefined });
  }

  /** A slot that is free: whatever is asked about corners is the same for all of these. */
  const free = plan.into ?? [...effects.keys()][0];

  function chooseAssistants(assistants: number): void {
    forget();
    if (plan.from === undefined || seat === undefined || assistants < 0) return;
    if (refuses(whyNot({ do: 'agent', slot: plan.from, assistants }))) return;
    const sent = rehearse(view, seat, plan.from, assistants);
    if (!refuses(sentient.whyNot(sent, seat, { do: 'plug', slot: free, block: plan.block })))
      setPlan({ ...plan, assistants });
  }

  function chooseBlock(side: Side): void {
    forget();
    const block = toggled(plan.block, side);
    if (seat === undefined || refuses(sentient.whyNot(position, seat, { do: 'plug', slot: free, block }))) return;
    setPlan({ ...plan, block });
  }

  /** Plays what is planned. */
  function go(): void {
    forget();
    if (plan.from === undefined && plan.into === undefined) onSay(speech.words.plugFirst);
    else onMove(movesOf(plan));
  }

  const grab = useDrag<number | undefined>({
    what: '.sentient-bot',
    spaceAt: (element) => element.closest<HTMLElement>(`[data-slot^="${seat}-"]`)?.dataset.slot?.split('-')[1],
    onTake: (from) => from !== undefined && setPlan({ ...plan, from, block: 'none' }),
    onOver: (slot) => setLooked(slot === undefined ? undefined : Number(slot)),
    onDrop: (slot) => chooseSlot(Number(slot)),
    onLetGo: () => setPlan(NO_PLAN),
  });

  const seats = view.seats.length;
  const swipe = useMemo(() => swipes((by) => setShown((now) => (now + by + seats) % seats)), [seats]);
  const look = { view, names, language, speech };
  const isOwn = shown === seat;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape lets go of what is held, wherever the focus is
    <div
      className="sentient-board"
      ref={board}
      data-step={view.step}
      data-asked={canAct || undefined}
      data-tab-shown={tab}
      onKeyDown={(event) => event.key === 'Escape' && setPlan(NO_PLAN)}
      {...swipe}
    >
      {report && isOpen && <Report {...look} report={report} motion={show.motion} onClose={close} />}
      <Factory
        {...look}
        planned={position}
        isLit={legal.some((move) => move.do === 'agent')}
        selected={plan.from}
        onBot={chooseBot}
        onGrab={(event, slot) => grab(event, slot)}
      />
      <PanelTabs
        label={speech.words.panels}
        tabs={TABS.map((id) => ({ id, name: speech.words.tabs[id] }))}
        tab={tab}
        onTab={(next) => setTab(next)}
      />
      <SeatStrip
        label={speech.words.players}
        names={names}
        points={view.seats.map(({ total }) => String(total))}
        actors={view.actors}
        shown={shown}
        onShow={setShown}
      />
      <Network
        view={view}
        language={language}
        speech={speech}
        seat={shown}
        name={names[shown]}
        isOwn={isOwn}
        card={card}
        block={plan.block}
        effects={isOwn ? effects : NONE}
        target={target}
        selected={plan.into}
        blocking={blocking}
        onSlot={chooseSlot}
        onLook={setLooked}
      >
        {canAct && (
          <Turn
            view={view}
            legal={legal}
            row={card === undefined ? undefined : rowOf(view, card)}
            plan={plan}
            effect={aimed}
            confirm={show.confirm}
            speech={speech}
            language={language}
            onGrab={(event) => grab(event, undefined)}
            onAssistants={chooseAssistants}
            onBlock={chooseBlock}
            onMove={onMove}
            onGo={go}
            onLetGo={() => setPlan(NO_PLAN)}
          />
        )}
      </Network>
      <div className="sentient-side">
        <Standing {...look} />
        {report && !isOpen && (
          <button type="button" className="button" data-move="report" onClick={open}>
            {fill(speech.words.reportAgain, { round: report.round })}
          </button>
        )}
        <Others {...look} shown={shown} onShow={setShown} />
        <div data-tab="log">{log}</div>
      </div>
    </div>
  );
}
