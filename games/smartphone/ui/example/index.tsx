import type { Language } from '@stolik/core';
import { type ExampleProps, ExampleScenes, type Mark, Ring, SeatMark, Verdicts, verdictsOf } from '@stolik/games/ui';
import { shownBy } from '@stolik/learn';
import type { ReactNode } from 'react';
import { type Position, stateOf } from '../../learn/position.ts';
import { STEVE, type State, smartphone, type View } from '../../rules/index.ts';
import { words } from '../../text/index.ts';
import { type BoardContext, capital, contextOf, fill } from '../context.ts';
import { sizeOf } from '../explain.ts';
import { looksOf } from '../looks.ts';
import { RegionFace } from '../map/RegionFace.tsx';
import { PriceTrack } from '../PriceTrack.tsx';
import { SymbolIcon } from '../planner/Symbol.tsx';
import { plannerWords } from '../planner/words.ts';
import { OfficeSign, TokenSign } from '../signs.tsx';
import { TechnologyFace } from '../TechnologyFace.tsx';
import { TechnologyIcon } from '../TechnologyIcon.tsx';
import { Tile, upgradeName } from '../Tile.tsx';
import { text } from '../text.ts';
import { MapPiece } from './MapPiece.tsx';
import { Plan, planIn, TriedPlan } from './Plan.tsx';
import { type GameExample, marksIn, type Parts, partsOf } from './parts.ts';
import { type Fact, factsOf, sayMove, sayMoves, sayPoints, sayScene } from './say.ts';
import { exampleWords } from './words.ts';
import '../theme.css';
import '../map/region.css';
import '../map/podium.css';
import '../map/people.css';
import './example.css';

export { sign } from './signs.tsx';

/** An example of Smartphone Inc.: what is there, what is done, what came of it, and what may be done then. */
export function drawing({ example, language, yes, no }: ExampleProps<Position>): ReactNode {
  const { state, before, led, seat: actor } = shownBy(smartphone, { stateOf }, example);
  const seat = example.tries ? actor : (led[0]?.seat ?? actor);
  const view = smartphone.view(state, actor);
  const contextFor = (one: View): BoardContext =>
    contextOf({ view: one, seat, language, names: namesIn(one, language), actors: one.actors });
  // What is counted has left the map when it has been.
  const shown = lastInRound(before, led, state);
  const first = isCounted(example.position) ? smartphone.view(uncounted(example.position), seat) : undefined;
  const last = first ?? smartphone.view(shown, seat);
  const verdicts = verdictsOf(smartphone, spoken(language), { view, seat: actor }, example);
  const parts = partsOf(example as GameExample, led, verdicts, { view: last, seat });
  const context = contextFor(last);
  const was = smartphone.view(before, seat);
  const changed = changedParts(parts, was, last, seat);
  // A plan is seen in what it has become.
  const hasBefore = led.length > 0 && led[0].move.do !== 'layout' && hasAny(changed, was, seat);
  const marks = marksIn(verdicts);
  const isDrawn = hasAny(parts, last, seat);
  // Points are told as they have been counted.
  const points = contextFor(view);
  const scene = (of: BoardContext, these: Parts, on: ReadonlyMap<string, Mark>) => ({
    drawn: <Scene context={of} points={points} parts={these} marks={on} />,
    said: sayScene(of, points, these),
  });
  return (
    <ExampleScenes
      looks={looksOf(last)}
      className="phone-example"
      scenes={[
        ...(hasBefore ? [scene(contextFor(was), changed, NONE)] : []),
        ...(isDrawn ? [scene(context, parts, marks)] : []),
      ]}
      done={sayMoves(
        led.map(({ move }) => move),
        context,
      )}
    >
      <Verdicts
        {...{ verdicts, yes, no }}
        counted={example.counted}
        text={text[language]}
        say={(move) => capital(sayMove(move, context))}
        draw={(move) => <TriedPlan move={move} context={contextFor(view)} />}
        sayLine={(company, line) => `${context.nameOf(company)}, ${text[language].scoreLine(line)}`}
      />
    </ExampleScenes>
  );
}

/** Whoever sees the pieces needs no coordinates, and upgrades have names. */
function spoken(language: Language): typeof text.en {
  const { rules } = plannerWords[language];
  return {
    ...text[language],
    reason: ({ rule, pieces }) =>
      rules[rule as keyof typeof rules] ??
      text[language].reason({
        rule,
        pieces: pieces.map((piece) => (piece.includes('/') ? upgradeName(piece, words[language]) : piece)),
      }),
  };
}

const NONE: ReadonlyMap<string, Mark> = new Map();

/** Everybody is called by their colour, which they also have here: words speak of it. */
function namesIn({ companies, seats }: View, language: Language): readonly string[] {
  return companies.map(({ colour }, i) => (i < seats ? capital(words[language].colors[colour]) : STEVE));
}

/** Phase 8 clears the map: what it counts is seen before it. */
function isCounted({ phase }: Position): boolean {
  return phase === 8;
}

function uncounted({ phase: _, ...position }: Position): State {
  return stateOf(position);
}

/** Moves may lead into the next round, where all that they did is put away: the end of their own is shown. */
function lastInRound(before: State, led: readonly { readonly state: State }[], state: State): State {
  const { round } = before;
  return [before, ...led.map((one) => one.state)].findLast((one) => one.round === round) ?? state;
}

/** Of what was there before, only what is different now. */
function changedParts(parts: Parts, was: View, is: View, seat: number): Parts {
  const differs = (one: unknown, two: unknown) => JSON.stringify(one) !== JSON.stringify(two);
  const region = ({ regions, companies }: View, id: string) => [
    regions.find((each) => each.id === id),
    companies.map(({ progress }) => progress[id]),
  ];
  const technology = ({ technologies, companies }: View, id: string) => [
    technologies.find((each) => each.id === id),
    companies.map(({ research, technologies: owned }) => [research[id as 'gps'], owned.includes(id as 'gps')]),
  ];
  return {
    ...parts,
    phase: parts.phase && was.phase !== is.phase,
    plan: false,
    map: [],
    display: parts.display && differs(was.display, is.display),
    vp: parts.vp && differs(was.companies[seat].vp, is.companies[seat].vp),
    prices: parts.prices && was.companies.some(({ price }, i) => price !== is.companies[i].price),
    order: parts.order && differs(was.order, is.order),
    regions: parts.regions.filter((id) => differs(region(was, id), region(is, id))),
    technologies: parts.technologies.filter((id) => differs(technology(was, id), technology(is, id))),
  };
}

function hasAny(parts: Parts, view: View, seat: number): boolean {
  const { phase, prices, order, vp, display, companies, map, regions, technologies } = parts;
  const isSomething = phase || prices || order || vp || display;
  return (
    isSomething ||
    companies.length + map.length + regions.length + technologies.length > 0 ||
    (parts.plan && planIn(view, seat) !== undefined)
  );
}

interface SceneProps {
  readonly context: BoardContext;
  readonly points: BoardContext;
  readonly parts: Parts;
  readonly marks: ReadonlyMap<string, Mark>;
}

function Scene({ context, points, parts, marks }: SceneProps) {
  const { view, seat = 0, words: w, ui, language, nameOf } = context;
  const plan = parts.plan ? planIn(view, seat) : undefined;
  const seller = view.step === 'sales' ? view.companies[seat] : undefined;
  return (
    <div className="phone-example-scene">
      {parts.phase && <p>{fill(ui.chapter, { round: view.round, phase: w.phases[view.phase - 1] })}</p>}
      {parts.prices && <PriceTrack context={context} />}
      {parts.vp && view.companies.map((_, i) => <Points key={i} company={i} context={points} />)}
      {parts.order && (
        <p className="phone-example-order">
          {exampleWords[language].order}:
          {view.order.map((company, turn) => (
            <span key={company} data-now={turn === view.turn || undefined}>
              {turn + 1}. <SeatMark seat={company} /> {nameOf(company)}
            </span>
          ))}
        </p>
      )}
      {parts.companies.map((company) => (
        <Company key={company} company={company} context={context} />
      ))}
      {plan && <Plan plan={plan} context={context} />}
      {parts.display && (
        <p className="phone-example-display">
          {view.display.map((id, i) => (
            <span key={i}>
              <Tile id={id} />
              <Ring is={marks.get(`upgrade:${id}`)} />
            </span>
          ))}
        </p>
      )}
      {parts.map.length > 0 && <MapPiece context={context} regions={parts.map} marks={marks} />}
      {parts.regions.length > 0 && (
        <div className="phone-example-regions">
          {view.regions
            .filter(({ id }) => parts.regions.includes(id))
            .map((region) => (
              <span
                key={region.id}
                className="phone-region phone-example-region"
                data-size={sizeOf(region.id)}
                data-retailer={region.retailer ? true : undefined}
                data-control={parts.control || undefined}
              >
                <RegionFace region={region} context={context} seller={seller} wanted={undefined} />
                <Ring is={marks.get(`region:${region.id}`)} />
              </span>
            ))}
        </div>
      )}
      {view.technologies
        .filter(({ id }) => parts.technologies.includes(id))
        .map((technology) => (
          <span
            key={technology.id}
            className="phone-technology phone-example-technology"
            data-owned={view.companies[seat].technologies.includes(technology.id) || undefined}
          >
            <TechnologyFace technology={technology} context={context} isLit={false} />
            <Ring is={marks.get(`technology:${technology.id}`)} />
          </span>
        ))}
    </div>
  );
}

function Points({ company, context }: { readonly company: number; readonly context: BoardContext }) {
  return (
    <p className="phone-example-company">
      <SeatMark seat={company} /> {sayPoints(company, context)}
    </p>
  );
}

const SIGNS: Readonly<Record<Exclude<Fact['kind'], 'price'>, ReactNode>> = {
  goods: <SymbolIcon symbol="goods" />,
  gears: <SymbolIcon symbol="research" />,
  trucks: <SymbolIcon symbol="logistics" />,
  tokens: <TokenSign />,
  offices: <OfficeSign />,
  factory: <SymbolIcon symbol="upgrade" />,
};

/** Who it is about, and what of theirs matters. */
function Company({ company, context }: { readonly company: number; readonly context: BoardContext }) {
  const { view, nameOf } = context;
  return (
    <p className="phone-example-company">
      <SeatMark seat={company} /> <b>{nameOf(company)}</b>
      {factsOf(company, context).map(({ kind, name, value }) => (
        <span key={kind} title={name}>
          {kind === 'price' ? <SymbolIcon symbol="price" /> : SIGNS[kind]} <b>{value}</b>
        </span>
      ))}
      {view.companies[company].technologies.map((id) => (
        <span key={id} className="phone-example-app">
          <TechnologyIcon id={id} />
        </span>
      ))}
    </p>
  );
}
