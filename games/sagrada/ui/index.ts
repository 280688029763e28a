import type { GameUi } from '@stolik/games/ui';
import { type Event, type Move, type Options as Settled, type State, sagrada, type View } from '../rules/index.ts';
import { text } from '../text/index.ts';
import { Board } from './Board.tsx';
import { Options } from './Options.tsx';

/** Sagrada on the page. */
export const sagradaUi: GameUi<State, Move, View, Event, Settled> = {
  game: sagrada,
  text,
  Board,
  Options,
};
