import { defineUi, mergeLines } from '@stolik/games/ui';
import { ROUNDS, STEVE, smartphone } from '../rules/index.ts';
import { words } from '../text/index.ts';
import { uiWords } from '../text/ui.ts';
import { Board } from './Board.tsx';
import { wish } from './Colour.tsx';
import { fill } from './context.ts';
import { piecesCounted } from './counted.ts';
import { piecesOf } from './events.ts';
import { Finale } from './Finale.tsx';
import { hintWhy } from './hints.ts';
import { looksOf } from './looks.ts';
import { Options } from './Options.tsx';
import { pictureOf } from './pictures.tsx';
import { Settled } from './Settled.tsx';
import { secretOf } from './secret.ts';
import { settledIn } from './settled-words.ts';
import { text } from './text.ts';
import './outfit.css';
import { scoreSign, scoreWord } from './score-sign.tsx';

/** Smartphone Inc. on the page. */
export const ui = defineUi({
  game: smartphone,
  text,
  Board,
  Options,
  wish,
  settledIn,
  Settled,
  Finale,
  looksOf,
  piecesOf,
  pictureOf,
  secretOf,
  hintWhy,
  scoreSign,
  scoreWord,
  piecesCounted,
  scoresOf: ({ companies, seats }) =>
    companies.map(({ lines, total }, company) => ({
      // Results tell of each round: `sales-3` is told as `sales`.
      lines: mergeLines(lines, (line) => line.split('-')[0]),
      total,
      ...(company < seats ? {} : { automa: STEVE }),
    })),
  ties: { en: uiWords.en.ties, pl: uiWords.pl.ties },
  chapterOf: ({ round, phase }, language) =>
    fill(uiWords[language].chapter, { round, phase: words[language].phases[phase - 1] }),
  roundOf: ({ round }) => [round, ROUNDS],
});
