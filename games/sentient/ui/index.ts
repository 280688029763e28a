import { type GameUi, mergeLines } from '@stolik/games/ui';
import { type Event, type Move, type Options as Settled, type State, sentient, type View } from '../rules/index.ts';
import { text } from '../text/index.ts';
import { uiWords } from '../text/ui.ts';
import { Board } from './Board.tsx';
import { piecesOf } from './events.ts';
import { Finale } from './Finale.tsx';
import { hintWhy } from './hints.ts';
import { Options } from './Options.tsx';
import { fill } from './speech.ts';

/** Sentient on the page. */
export const sentientUi: GameUi<State, Move, View, Event, Settled> = {
  game: sentient,
  text,
  Board,
  Options,
  Finale,
  piecesOf,
  hintWhy,
  // Twelve bots are three lines: `bot-1-4` is told as `bot-1`.
  scoresOf: ({ seats }) =>
    seats.map(({ lines, total }) => ({ lines: mergeLines(lines, (line) => line.replace(/-\d$/, '')), total })),
  ties: { en: uiWords.en.ties, pl: uiWords.pl.ties },
  chapterOf: (view, language) => fill(uiWords[language].round, { round: view.round }),
};
