import { defineUi, mergeLines } from '@stolik/games/ui';
import { ROUNDS, sentient } from '../rules/index.ts';
import { text } from '../text/index.ts';
import { uiWords } from '../text/ui.ts';
import { Board } from './Board.tsx';
import { isToldByPicture, pictureOf } from './chips.tsx';
import { piecesCounted } from './counted.ts';
import { piecesOf } from './events.ts';
import { Finale } from './Finale.tsx';
import { hintWhy } from './hints.ts';
import { Options } from './Options.tsx';
import { fill } from './speech.ts';
import { wish } from './wish.tsx';
import './oxanium.css';
import { scoreSign, scoreWord } from './score-sign.tsx';

/** Sentient on the page. */
export const ui = defineUi({
  game: sentient,
  text,
  Board,
  Options,
  wish,
  Finale,
  piecesOf,
  pictureOf,
  isToldByPicture,
  scoreSign,
  scoreWord,
  piecesCounted,
  hintWhy,
  // Twelve bots are three lines: `bot-1-4` is told as `bot-1`.
  scoresOf: ({ seats }) =>
    seats.map(({ lines, total }) => ({ lines: mergeLines(lines, (line) => line.replace(/-\d$/, '')), total })),
  ties: { en: uiWords.en.ties, pl: uiWords.pl.ties },
  chapterOf: (view, language) => fill(uiWords[language].round, { round: view.round }),
  roundOf: ({ round }) => [round, ROUNDS],
});
