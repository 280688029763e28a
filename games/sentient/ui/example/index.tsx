import type { Language } from '@stolik/core';
import { type ExampleProps, ExampleScenes, type Mark, Ring, SeatMark, Verdicts, verdictsOf } from '@stolik/games/ui';
import { shownBy } from '@stolik/learn';
import type { ReactNode } from 'react';
import { type Position, stateOf } from '../../learn/position.ts';
import type { SentientExample } from '../../learn/unit.ts';
import { type Move, type SeatView, sentient, TYPES, type View } from '../../rules/index.ts';
import { text } from '../../text/index.ts';
import { investorsOf } from '../cards.ts';
import { Chip, Crown } from '../Investor.tsx';
import { Owned } from '../Owned.tsx';
import { Row } from '../Pawns.tsx';
import { Sign } from '../signs.tsx';
import { capital, fill, speechOf } from '../speech.ts';
import { Factory } from './Factory.tsx';
import { Hand, Network } from './Network.tsx';
import { marksIn, type Parts, partsOf } from './parts.ts';
import { nameOf, sayLine, sayMove, sayScene, saySupply } from './say.ts';
import { exampleWords } from './words.ts';
import '../pawns.css';
import './example.css';

export { sign } from './signs.tsx';

/** An example of Sentient: what is there, what is done, what came of it, and what may be done then. */
export function drawing({ example, language, yes, no }: ExampleProps<Position>): ReactNode {
  const { state, before, led, seat: actor } = shownBy(sentient, { stateOf }, example);
  const [was, view] = [before, state].map((one) => sentient.view(one, actor));
  const verdicts = verdictsOf(sentient, text[language], { view, seat: actor }, example);
  // Where moves lead on to another's turn, it is still about who made them.
  const seat = example.counted?.[0].seat ?? led[0]?.seat ?? actor;
  const parts = partsOf(example as SentientExample, led, verdicts, { view, seat });
  const marks = marksIn(verdicts);
  const scene = (of: View, from: View | undefined, isLast: boolean) => ({
    drawn: <Scene view={of} was={from} {...{ seat, parts, language }} marks={isLast ? marks : NONE} />,
    said: sayScene(of, seat, parts, language),
  });
  const isPlugged = led.length === 1 && led[0].move.do === 'plug';
  return (
    <ExampleScenes
      className="sentient-example"
      scenes={led.length > 0 ? [scene(was, undefined, false), scene(view, was, true)] : [scene(view, undefined, true)]}
      done={capital(led.map(({ move }) => sayMove(move, language)).join('; ') || ' ')}
      isRow={isPlugged && parts.network?.from === parts.network?.to}
    >
      <Verdicts
        {...{ verdicts, yes, no }}
        counted={example.counted}
        text={text[language]}
        say={(move) => capital(sayMove(move, language))}
        draw={(move) => draw(move, view, actor)}
        sayLine={(_, line) => sayLine(line, language)}
      />
    </ExampleScenes>
  );
}

const NONE: ReadonlyMap<string, Mark> = new Map();

interface SceneProps {
  readonly view: View;
  readonly was: View | undefined;
  readonly seat: number;
  readonly parts: Parts;
  readonly language: Language;
  readonly marks: ReadonlyMap<string, Mark>;
}

function Scene({ view, was, seat, parts, language, marks }: SceneProps) {
  const { words } = speechOf(language);
  const w = exampleWords[language];
  const own = view.seats[seat];
  const looks = { view, language, marks };
  const { factory, network } = parts;
  return (
    <div className="sentient-circuit sentient-example-scene">
      {parts.order && <Orders {...looks} />}
      {factory && <Factory {...looks} span={factory} was={was?.factory.map(({ card }) => card)} />}
      {(network || parts.hand) && (
        <div className="sentient-example-own">
          {parts.hand && view.hand !== undefined && (
            <figure>
              <figcaption>{w.hand}</figcaption>
              <Hand {...looks} card={view.hand} />
            </figure>
          )}
          {network && <Network {...looks} seat={seat} span={network} was={was?.seats[seat].rounds.at(-1)?.dice} />}
        </div>
      )}
      {parts.supply.map((one) => (
        <p key={one} className="sentient-example-line">
          {`${nameOf(one, language)}, ${w.supply}:`} <Supply own={view.seats[one]} seat={one} language={language} />
        </p>
      ))}
      {parts.owned && <Owned view={ownOnly(view, seat)} seat={seat} language={language} speech={speechOf(language)} />}
      {parts.chips && (
        <p className="sentient-example-line sentient-example-chips">
          {Array.from({ length: own.chips }, (_, i) => (
            <Chip key={i} />
          ))}
        </p>
      )}
      {parts.standing && (
        <p className="sentient-example-line">
          {fill(words.round, { round: view.round })}
          {view.seats.map(({ total }, one) => (
            <span key={one}>
              <SeatMark seat={one} /> {nameOf(one, language)} <b>{total}</b>
              {total === Math.max(...view.seats.map((other) => other.total)) && <Crown />}
            </span>
          ))}
        </p>
      )}
      {(factory || parts.order) && <Players view={view} language={language} />}
    </div>
  );
}

/** Of what is only collected as the factory stands, an example says nothing. */
function ownOnly(view: View, seat: number): View {
  const own = view.seats[seat];
  const paid = TYPES.filter((type) => investorsOf(own, type) > 0);
  const bots = Object.fromEntries(
    TYPES.map((type) => [type, paid.includes(type) ? own.bots[type] : 0]),
  ) as SeatView['bots'];
  return { ...view, investors: [], seats: view.seats.with(seat, { ...own, bots }) };
}

/** Whose marks these are, where somebody has any. */
function Players({ view, language }: { readonly view: View; readonly language: Language }) {
  const isThere = (seat: number) =>
    view.factory.some(({ agents }) => agents[seat] > 0) || view.next.length > 0 || view.seats.length > 2;
  const seats = view.seats.map((_, seat) => seat).filter(isThere);
  if (seats.length === 0) return null;
  return (
    <p className="sentient-example-line sentient-example-players">
      {seats.map((seat) => (
        <span key={seat}>
          <SeatMark seat={seat} /> {nameOf(seat, language)}
        </span>
      ))}
    </p>
  );
}

/** Both stacks of order markers; whoever is on top goes first. */
function Orders({ view, language, marks }: Pick<SceneProps, 'view' | 'language' | 'marks'>) {
  const w = exampleWords[language];
  const open = view.seats.length - view.next.length;
  return (
    <div className="sentient-example-orders">
      <span>
        {w.orderNow}
        <b>
          {view.order.map((seat) => (
            <span key={seat} className="sentient-example-marker" data-acts={view.actors.includes(seat) || undefined}>
              <SeatMark seat={seat} />
            </span>
          ))}
        </b>
      </span>
      <span>
        {w.orderNext}
        <b className="sentient-example-next">
          {Array.from({ length: open }, (_, i) => (
            <span key={i} className="sentient-example-marker" data-open="">
              ?
            </span>
          ))}
          {view.next.map((seat) => (
            <span key={seat} className="sentient-example-marker">
              <SeatMark seat={seat} />
            </span>
          ))}
          <Ring is={marks.get('pass')} />
        </b>
      </span>
    </div>
  );
}

interface SupplyProps {
  readonly own: Pick<SeatView, 'agents' | 'assistants'>;
  readonly seat: number;
  readonly language: Language;
}

function Supply({ own, seat, language }: SupplyProps) {
  return (
    <>
      <span className="sentient-crew">
        <Row seat={seat} kind="agent" count={own.agents} />
        <Row seat={seat} kind="assistant" count={own.assistants} />
      </span>
      {saySupply(own, language)}
    </>
  );
}

/** Pawns that go along or block: no place on the board can show how many were too many. */
function draw(move: Move, view: View, seat: number): ReactNode {
  if (move.do === 'agent' && move.assistants > 0)
    return (
      <span className="sentient-circuit sentient-example-try">
        <Row seat={seat} kind="agent" count={1} />
        <Row seat={seat} kind="assistant" count={move.assistants} />
        <Sign name="to" /> {move.slot}
      </span>
    );
  if (move.do === 'plug' && move.block === 'both' && view.hand !== undefined)
    return (
      <span className="sentient-circuit sentient-example-try">
        <Row seat={seat} kind="assistant" count={2} />
      </span>
    );
  return undefined;
}
