import { type BoardProps, PanelTabs, SeatStrip, swipes, useMarked, useQueue } from '@stolik/games/ui';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Event, Move, TechnologyId, View } from '../rules/index.ts';
import { regionAttempt, technologyAttempt } from './attempts.ts';
import { Companies } from './Companies.tsx';
import { contextOf } from './context.ts';
import { type Explained, explainRegion, explainTechnology } from './explain.ts';
import { flights } from './flights.ts';
import { Hand } from './Hand.tsx';
import { Legend } from './Legend.tsx';
import { WorldMap } from './map/WorldMap.tsx';
import { offersOf } from './offers.ts';
import { Planning } from './Planning.tsx';
import { Plans } from './Plans.tsx';
import { PriceTrack } from './PriceTrack.tsx';
import { sayAfter } from './preview.ts';
import { Results } from './Results.tsx';
import { lastRound, reportsOf, useReports } from './reports.ts';
import { Strip } from './Strip.tsx';
import { Technologies } from './Technologies.tsx';
import { upgradeName } from './Tile.tsx';
import { text } from './text.ts';
import { Upgrades } from './Upgrades.tsx';
import './board.css';

type Props = BoardProps<View, Move, Event>;

/** What somebody points at. */
type Looked =
  | { readonly region: string }
  | { readonly technology: TechnologyId }
  | { readonly upgrade: string }
  | undefined;

/** Panels that a phone unfolds one at a time. */
const TABS = ['technologies', 'market'] as const;
type Tab = (typeof TABS)[number];
/** The panel that a phase is about, from its first choice to its last. */
const PANELS: Partial<Record<View['step'], Tab>> = { improve: 'market', research: 'technologies' };

/** On a phone no company is unfolded to begin with: the map needs the room. */
const NO_COMPANY = -1;
const NOBODY: ReadonlySet<string> = new Set();

/** Smartphone Inc.'s table. Everything legal is lit; anything else answers with the rule that forbids it. */
export function Board(props: Props) {
  const {
    view,
    seat,
    legal,
    actors,
    names,
    language,
    settings,
    events,
    marked,
    hinted,
    onMove,
    whyNot,
    preview,
    onSay,
  } = props;
  const context = useMemo(
    () => contextOf({ view, seat, names, language, actors }),
    [view, seat, names, language, actors],
  );
  const { ui, words } = context;
  const offers = useMemo(() => offersOf(legal), [legal]);
  const [looked, setLooked] = useState<Looked>();
  const [from, setFrom] = useState<string>();
  const [blocking, setBlocking] = useState<readonly string[]>([]);
  const [tab, setTab] = useState<Tab>();
  const [shown, setShown] = useState(NO_COMPANY);
  const [report, setReport] = useReports(view, events, seat === undefined);
  const board = useRef<HTMLDivElement>(null);
  useQueue(board, props, flights);
  useMarked(board, marked);
  useEffect(() => {
    setFrom(undefined);
    setBlocking([]);
  }, [view]);
  // A hint says what can be done: what could not be is over.
  useEffect(() => setBlocking([]), [hinted]);
  // On a phone the panel that is asked about unfolds by itself.
  const asked = legal.length === 0 ? undefined : offers.technologies.size > 0 ? 'technologies' : PANELS[view.step];
  useEffect(() => setTab(asked), [asked]);

  function play(move: Move): void {
    setReport(undefined);
    onSay('');
    onMove([move]);
  }

  /** Plays what is legal; refuses the rest with the rule, and points at what is in the way. */
  function attempt(move: Move | undefined): void {
    setBlocking([]);
    if (!move || legal.length === 0) return onSay('');
    const reason = whyNot(move);
    if (!reason) return play(move);
    setBlocking(reason.pieces);
    onSay(text[language].reason(reason));
  }

  function chooseRegion(region: string): void {
    if (!from && offers.moves.has(region)) setFrom(region);
    else if (!from && offers.moves.size > 0) attempt({ do: 'move', from: region, to: region });
    else attempt(seat === undefined ? undefined : regionAttempt(view, seat, region, from));
  }

  /** What choosing a region would do, in words; nothing where it is not legal. */
  function legalIn(region: string): string {
    if (from) return offers.moves.get(from)?.has(region) ? ui.legal.to : '';
    if (offers.moves.has(region)) return ui.legal.from;
    const move = offers.regions.get(region);
    return move ? ui.legal[move.do] : '';
  }

  // What a choice would bring takes a while to work out: the pointer must not wait for it.
  const settled = useDeferredValue(looked);
  const explained = useMemo((): Explained | undefined => {
    if (!settled) return undefined;
    // After one is taken the others move up, under a pointer that meant the one before.
    if ('upgrade' in settled && view.step === 'improve' && view.acted) return undefined;
    if ('upgrade' in settled) return { title: upgradeName(settled.upgrade, words), text: ui.displayWhy };
    const isRegion = 'region' in settled;
    const move = isRegion ? offers.regions.get(settled.region) : offers.technologies.get(settled.technology);
    const after = move && preview(move);
    const { title, text: facts } = isRegion
      ? explainRegion(view.regions.filter(({ id }) => id === settled.region)[0], context)
      : explainTechnology(view.technologies.filter(({ id }) => id === settled.technology)[0], context);
    return { title, text: move && after ? `${sayAfter(move, after, context)} ${facts}` : facts };
  }, [settled, context, offers]);

  const own = seat === undefined ? undefined : view.companies[seat];
  // Lines matter while progress may be placed along them.
  const litLinks = useMemo(
    () =>
      view.step === 'logistics' && legal.length > 0 && seat !== undefined
        ? new Set(view.regions.filter(({ offices }) => offices.includes(seat)).map(({ id }) => id))
        : NOBODY,
    [view, legal, seat],
  );
  const companies = view.companies.length;
  const swipe = useMemo(() => swipes((by) => setShown((now) => (now + by + companies) % companies)), [companies]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape lets go of what is held, wherever the focus is
    <div
      className="phone-board"
      ref={board}
      data-step={view.bonus?.kind ?? view.step}
      data-tab-shown={tab}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        setFrom(undefined);
        setReport(undefined);
      }}
    >
      <Strip context={context} open={report} reports={reportsOf(view)} onOpen={setReport} />
      <div className="phone-main">
        {report === 'plans' && <Plans context={context} onClose={() => setReport(undefined)} />}
        {report === 'results' && (
          <Results context={context} round={lastRound(view)} onClose={() => setReport(undefined)} />
        )}
        {report === 'signs' && <Legend context={context} onClose={() => setReport(undefined)} />}
        {view.step === 'plan' && seat !== undefined && (
          <div inert={report !== undefined}>
            <Planning {...props} seat={seat} context={context} />
          </div>
        )}
        <WorldMap
          context={context}
          looked={looked && 'region' in looked ? looked.region : undefined}
          litLinks={litLinks}
          stateOf={(region) => ({
            legal: legalIn(region),
            isSelected: from === region,
            isBlocking: blocking.includes(region),
            wanted: looked && 'technology' in looked ? looked.technology : undefined,
            seller: view.step === 'sales' && offers.regions.has(region) ? own : undefined,
          })}
          onChoose={chooseRegion}
          onLook={(region) => setLooked(region ? { region } : undefined)}
        />
      </div>
      <div className="phone-side">
        <PanelTabs
          label={ui.panels}
          tabs={TABS.map((id) => ({ id, name: ui[id] }))}
          tab={tab}
          onTab={(next) => setTab(next)}
        />
        <PriceTrack context={context} />
        <Technologies
          context={context}
          lit={offers.technologies}
          blocking={blocking}
          onChoose={(technology) => attempt(technologyAttempt(view, technology))}
          onLook={(technology) => setLooked(technology ? { technology } : undefined)}
        />
        <Upgrades
          context={context}
          lit={offers.upgrades}
          onChoose={(upgrade) => attempt(view.step === 'improve' ? { do: 'take', upgrade } : undefined)}
          onLook={(upgrade) => setLooked(upgrade ? { upgrade } : undefined)}
        />
      </div>
      <Hand
        context={context}
        offers={offers}
        settings={settings}
        looked={explained}
        from={from}
        onMove={play}
        onLetGo={() => setFrom(undefined)}
      />
      <div className="phone-seats">
        <SeatStrip
          label={ui.companies}
          names={view.companies.map((_, company) => context.nameOf(company))}
          points={view.companies.map(({ total }) => (companies > 3 ? `${total}` : `${total} ${words.labels.vp}`))}
          actors={actors}
          shown={shown}
          onShow={(company) => setShown(company === shown ? NO_COMPANY : company)}
        />
        <Companies context={context} shown={shown} swipe={swipe} />
      </div>
    </div>
  );
}
