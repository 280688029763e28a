import {
  type BoardProps,
  PanelTabs,
  Prompt,
  SeatingContext,
  useAutoEnd,
  useMarked,
  useQueue,
  Warning,
} from '@stolik/games/ui';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Event, Move, View } from '../rules/index.ts';
import { Companies } from './Companies.tsx';
import { contextOf, fill } from './context.ts';
import { flights } from './flights.ts';
import { Hand } from './Hand.tsx';
import { endOf } from './held.ts';
import { Improving, YourPlan } from './Improving.tsx';
import { Legend } from './Legend.tsx';
import { lostBonus } from './lost-bonus.ts';
import { WorldMap } from './map/WorldMap.tsx';
import { offersOf } from './offers.ts';
import { Planning } from './Planning.tsx';
import { Plans } from './Plans.tsx';
import { PriceTrack } from './PriceTrack.tsx';
import { promptNow } from './prompts.ts';
import { Results } from './Results.tsx';
import { RoundEnd } from './RoundEnd.tsx';
import { lastRound, reportsOf, useReports } from './reports.ts';
import { Strip } from './Strip.tsx';
import { inOrderOfSight } from './seen.ts';
import { Technologies } from './Technologies.tsx';
import { isTabbed, tabOf, tabsOf } from './tabs.ts';
import { Upgrades } from './Upgrades.tsx';
import { useHeld } from './use-held.ts';
import { useLooked } from './use-looked.ts';
import { legalIn, useTurn } from './use-turn.ts';
import './board.css';
import './small.css';

type Props = BoardProps<View, Move, Event>;

const NOBODY: ReadonlySet<string> = new Set();
const NOTHING: readonly Move[] = [];
const NO_ONE: readonly number[] = [];

/** What a plan is made of, and with. */
const PLANNED = /^(?:way|chip|side):/;

/** Smartphone Inc.'s table. Everything legal is lit; anything else answers with the rule that forbids it. */
export function Board(given: Props) {
  const { seat, names, language, settings, events, leaps, marked } = given;
  const watched = useMemo(() => inOrderOfSight(events), [events]);
  const { shown, now, onStill } = useHeld(given, watched);
  const isHeld = shown !== undefined;
  const props = shown ? { ...given, view: shown, legal: NOTHING, actors: NO_ONE } : given;
  const { view, legal, actors } = props;
  const contextNow = useMemo(
    () => contextOf({ view: given.view, seat, names, language, actors: given.actors }),
    [given.view, seat, names, language, given.actors],
  );
  const context = useMemo(() => (isHeld ? { ...contextNow, view, actors } : contextNow), [contextNow, view, actors]);
  const { ui } = context;
  const offers = useMemo(() => offersOf(legal), [legal]);
  const turn = useTurn(props, offers);
  const looked = useLooked(props, context, offers);
  const { open, unsold, made, setOpen } = useReports(given.view, events, leaps, seat === undefined);
  const board = useRef<HTMLDivElement>(null);
  useQueue(board, { ...given, events: watched }, flights, onStill);
  useMarked(board, marked);

  // A round is counted on the table; then its end has the stage.
  const opened = open === 'round' && now && now !== 'ended' ? undefined : open;
  // Where there is room for one thing at a time, it is the one that is asked about; a round that is over is seen on the map.
  const asked = open === 'round' ? 'map' : tabOf(view, seat, offers);
  const [tab, setTab] = useState(asked);
  useEffect(() => setTab(asked), [asked]);

  function play(move: Move): void {
    setOpen(undefined);
    turn.play(move);
  }

  const isEnding = useAutoEnd((settings.autoEnd ?? false) && offers.isEndOnly, view, () => play({ do: 'end' }));
  const lit = useMemo(
    () => new Set(view.regions.flatMap(({ id }) => (legalIn(id, offers, turn.from, ui) ? [id] : []))),
    [view, offers, turn.from, ui],
  );
  const read = useMemo(() => marked.flatMap((piece) => /^(?:region:|customer:)(\w+)/.exec(piece)?.[1] ?? []), [marked]);
  // What somebody reads about comes into sight.
  useEffect(() => {
    if (!isTabbed() || marked.length === 0) return;
    if (read.length > 0) setTab('map');
    else if (marked.some((piece) => piece.startsWith('technology:'))) setTab('technologies');
    else if (marked.every((piece) => piece.startsWith('company:'))) setTab('companies');
    else if (marked.some((piece) => PLANNED.test(piece))) setTab('plan');
  }, [marked, read]);
  // Lines matter while progress may be placed along them.
  const litLinks = useMemo(
    () =>
      view.step === 'logistics' && legal.length > 0 && seat !== undefined
        ? new Set(view.regions.filter(({ offices }) => offices.includes(seat)).map(({ id }) => id))
        : NOBODY,
    [view, legal, seat],
  );
  const upgrades = { context, lit: offers.upgrades, onChoose: turn.chooseUpgrade, onLook: looked.atUpgrade };
  const isImproving = offers.upgrades.size > 0;
  // Whoever looks at a game that was played sees a plan once there is one.
  const { isReplay } = useContext(SeatingContext);
  const isPlanning =
    given.view.step === 'plan' && !isHeld && seat !== undefined && (!isReplay || hasPlan(given.view, seat));
  // What a phase is about has the stage.
  const stage = isImproving ? 'upgrades' : asked === 'technologies' ? 'technologies' : undefined;
  const technologies = (
    <Technologies
      context={context}
      lit={offers.technologies}
      blocking={turn.blocking}
      onChoose={turn.chooseTechnology}
      onLook={looked.atTechnology}
    />
  );
  const close = () => setOpen(undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape lets go of what is held, wherever the focus is
    <div
      className="phone-board"
      ref={board}
      data-step={view.bonus?.kind ?? view.step}
      data-tab={tab}
      data-open={opened}
      data-stage={stage}
      data-watching={seat === undefined || undefined}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        turn.letGo();
        close();
      }}
    >
      {given.legal.length > 0 && (
        <Prompt isReading={open === 'round'}>
          {open === 'round'
            ? `${fill(ui.roundOver, { round: lastRound(given.view) })}.`
            : isEnding
              ? ui.endsSoon
              : promptNow(contextNow, isHeld ? offersOf(given.legal) : offers, turn.from)}
        </Prompt>
      )}
      {looked.regret && <Warning {...looked.regret} />}
      <Strip
        context={open === 'round' && !isHeld ? { ...context, view: endOf(view) } : context}
        open={open === 'round' ? undefined : open}
        reports={reportsOf(given.view)}
        onOpen={setOpen}
      />
      <div className="phone-main">
        <WorldMap
          context={context}
          looked={looked.region}
          litLinks={litLinks}
          lit={lit}
          read={read}
          isShown={tab === 'map'}
          stateOf={(region) => ({
            legal: legalIn(region, offers, turn.from, ui),
            risk: looked.riskOf(region),
            isSelected: turn.from === region,
            isBlocking: turn.blocking.includes(region),
            wanted: looked.technology,
            seller:
              view.step === 'sales' && seat !== undefined && offers.regions.has(region)
                ? view.companies[seat]
                : undefined,
          })}
          onChoose={turn.chooseRegion}
          onLook={looked.atRegion}
        />
        {isImproving && <Improving {...upgrades} />}
        {open === 'plans' && <Plans context={contextNow} made={made} onClose={close} />}
        {open === 'results' && (
          <Results context={contextNow} round={lastRound(given.view)} unsold={unsold} onClose={close} />
        )}
        {open === 'signs' && <Legend context={contextNow} onClose={close} />}
      </div>
      {stage === 'technologies' && technologies}
      <div className="phone-rail">
        <PanelTabs
          label={ui.panels}
          // Upgrades lie over the map while one is chosen.
          tabs={tabsOf(isPlanning).map((id) => ({ id, name: id === 'map' && isImproving ? ui.display : ui.tabs[id] }))}
          tab={tab}
          onTab={(next) => {
            if (next === 'plan') close();
            setTab(next ?? tab);
          }}
        />
        {isPlanning && open !== 'round' && (
          <div className="phone-planning">
            <Planning {...given} seat={seat} context={contextNow} />
          </div>
        )}
        <Hand
          context={context}
          offers={offers}
          settings={settings}
          looked={looked.explained}
          from={turn.from}
          news={lostBonus(events, context)}
          onMove={play}
          onLetGo={turn.letGo}
        />
        {isImproving && <YourPlan context={context} />}
        {stage !== 'technologies' && technologies}
        <div className="phone-market" data-panel="companies">
          {/* Pawns that fly to their new prices need to know where those are. */}
          <PriceTrack context={open === 'plans' ? contextNow : context} />
          {!isImproving && <Upgrades {...upgrades} />}
        </div>
      </div>
      {open === 'round' && (
        <RoundEnd
          context={contextNow}
          round={lastRound(given.view)}
          unsold={unsold}
          onResults={() => setOpen('results')}
          onClose={close}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on a phone must be reachable by keyboard */}
      <div className="phone-seats" tabIndex={0}>
        <Companies context={context} />
      </div>
    </div>
  );
}

function hasPlan({ companies }: View, seat: number): boolean {
  return companies[seat].plan !== undefined;
}
