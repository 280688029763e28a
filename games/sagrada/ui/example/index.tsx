import type { Language } from '@stolik/core';
import { type ExampleProps, ExampleScenes, Ring, Verdicts, verdictsOf } from '@stolik/games/ui';
import { shownBy } from '@stolik/learn';
import type { ReactNode } from 'react';
import { type Position, stateOf } from '../../learn/position.ts';
import {
  type Die as DieName,
  type Move,
  PATTERNS,
  parseCell,
  printCell,
  sagrada,
  type View,
} from '../../rules/index.ts';
import { sayPlace, text, words } from '../../text/index.ts';
import { cellsOf, piecesCounted } from '../counted.ts';
import { Die } from '../Die.tsx';
import { Panes } from '../picture/Panes.tsx';
import { speechOf } from '../speech.ts';
import './example.css';

export { sign } from './signs.tsx';

/** An example of Sagrada: the window with what is tried or counted in it, the dice beside it, and what the rules say. */
export function drawing({ example, language, marks, yes, no }: ExampleProps<Position>): ReactNode {
  const { state, seat } = shownBy(sagrada, { stateOf }, example);
  const view = sagrada.view(state, seat);
  const { pattern, dice } = view.seats[seat];
  const verdicts = verdictsOf(sagrada, text[language], { view, seat }, example);
  const looks = { marks, language };
  const over = new Map<number, ReactNode>();
  for (const { seat: whose, line } of example.counted ?? [])
    for (const cell of whose === seat ? cellsOf(piecesCounted(view, seat, line)) : [])
      over.set(parseCell(cell, 'cell'), <Ring is="lit" />);
  for (const { move, isAllowed } of verdicts) {
    const cell = cellOf(move);
    // Of several on one space the one that may lie there is shown.
    if (cell !== undefined && (isAllowed || !over.has(cell)))
      over.set(cell, <Trial die={dieOf(move, view)} isAllowed={isAllowed} {...looks} />);
  }
  const printed = PATTERNS.find(({ id }) => id === pattern)?.rows.join('');
  const { hand } = view.using ?? {};
  const beside = hand ? [hand] : view.pool;
  const drawn = (
    <>
      <Dice dice={beside} {...looks} />
      <div className="sagrada-picture">
        <Panes dice={dice} {...(printed ? { printed } : {})} over={over} {...looks} />
      </div>
    </>
  );
  return (
    <ExampleScenes
      className="sagrada-example"
      scenes={[
        {
          drawn,
          said: sayScene({ beside, isHand: hand !== undefined, dice, printed, meant: [...over.keys()] }, language),
        },
      ]}
      done=""
    >
      <Verdicts
        {...{ verdicts, yes, no }}
        counted={example.counted}
        text={text[language]}
        say={(move) => say(move, view, language)}
      />
    </ExampleScenes>
  );
}

const WINDOW: Readonly<Record<Language, string>> = { en: 'Window', pl: 'Witraż' };

interface Drawn {
  readonly beside: readonly DieName[];
  readonly isHand: boolean;
  readonly dice: readonly (DieName | null)[];
  readonly printed: string | undefined;
  /** Spaces that the example speaks of. */
  readonly meant: readonly number[];
}

/** The dice beside the window, and every space that has one or is spoken of. */
function sayScene({ beside, isHand, dice, printed, meant }: Drawn, language: Language): string {
  const speech = speechOf(language);
  const spaces = dice.flatMap((die, space) =>
    die || meant.includes(space) ? [speech.cell(printCell(space), printed?.[space] ?? '.', die)] : [],
  );
  const parts = [
    beside.length > 0 && `${isHand ? speech.words.inHand : speech.words.pool}: ${beside.map(speech.die).join(', ')}`,
    `${WINDOW[language]}: ${spaces.join('; ') || speech.words.empty}`,
  ];
  return `${parts.filter(Boolean).join('. ')}.`;
}

interface Looks {
  readonly marks: boolean;
  readonly language: Language;
}

function Dice({ dice, ...looks }: Looks & { readonly dice: readonly DieName[] }) {
  return (
    <div className="sagrada-example-dice">
      {dice.map((die, i) => (
        <Die key={i} die={die} {...looks} />
      ))}
    </div>
  );
}

interface TrialProps extends Looks {
  readonly die: DieName | undefined;
  readonly isAllowed: boolean;
}

/** The die that is tried on a space, and whether it may lie there. */
function Trial({ die, isAllowed, ...looks }: TrialProps) {
  return (
    <span className="sagrada-example-trial">
      {die && <Die die={die} {...looks} />}
      <Ring is={isAllowed ? 'yes' : 'no'} />
    </span>
  );
}

function cellOf(move: Move): number | undefined {
  if (move.do === 'place' || move.do === 'put') return parseCell(move.cell, 'cell');
  return move.do === 'move' ? parseCell(move.to, 'to') : undefined;
}

/** The die that a move is about. */
function dieOf(move: Move, view: View): DieName | undefined {
  if (move.do === 'put') return view.using?.hand;
  if (move.do === 'move') return view.seats[view.actors[0]].dice[parseCell(move.from, 'from')] ?? undefined;
  return 'die' in move ? move.die : undefined;
}

/** What is tried, in words. */
function say(move: Move, view: View, language: Language): string {
  const w = words[language];
  const die = dieOf(move, view);
  const parts = [die && speechOf(language).die(die)];
  if (move.do === 'use') parts.push(w.tools[move.tool].name);
  if (move.do === 'place' || move.do === 'put') parts.push(sayPlace(w, move.cell));
  if (move.do === 'move') parts.push(`${sayPlace(w, move.from)} > ${sayPlace(w, move.to)}`);
  const said = parts.filter(Boolean).join(', ') || sagrada.print(move);
  return said[0].toUpperCase() + said.slice(1);
}
