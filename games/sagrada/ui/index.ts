import { defineUi } from '@stolik/games/ui';
import { ROUNDS, sagrada } from '../rules/index.ts';
import { patternName, text } from '../text/index.ts';
import { uiWords } from '../text/ui.ts';
import { Board } from './Board.tsx';
import { isToldByPicture, pictureOf } from './chips.tsx';
import { piecesCounted } from './counted.ts';
import { piecesOf } from './events.ts';
import { Finale } from './Finale.tsx';
import { Options } from './Options.tsx';
import { scoreSign } from './score-sign.tsx';

/** Sagrada on the page. */
export const ui = defineUi({
  game: sagrada,
  text,
  Board,
  Options,
  Finale,
  piecesOf,
  pictureOf,
  isToldByPicture,
  scoreSign,
  piecesCounted,
  // Ending a turn and choosing a pattern are told by no event of their own.
  secretOf: ({ seats, pool, round }, seat, language) => {
    const { pattern } = seats[seat];
    const { chooseHint, plain } = uiWords[language];
    const isBefore = round === 1 && pool.length === 0 && pattern !== undefined;
    return isBefore ? chooseHint.replace('{pattern}', patternName(pattern)) : `${plain.end}.`;
  },
  scoresOf: ({ seats }) => seats,
  ties: { en: uiWords.en.ties, pl: uiWords.pl.ties },
  isSetUp: (view) => view.step === 'pattern',
  chapterOf: (view, language) => {
    const { round, patterns } = uiWords[language];
    return view.step === 'pattern' ? patterns : round.replace('{round}', String(view.round));
  },
  roundOf: ({ round }) => [round, ROUNDS],
});
