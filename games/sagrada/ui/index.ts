import { defineUi } from '@stolik/games/ui';
import { sagrada } from '../rules/index.ts';
import { text } from '../text/index.ts';
import { uiWords } from '../text/ui.ts';
import { Board } from './Board.tsx';
import { piecesOf } from './events.ts';
import { Finale } from './Finale.tsx';
import { Options } from './Options.tsx';

/** Sagrada on the page. */
export const ui = defineUi({
  game: sagrada,
  text,
  Board,
  Options,
  Finale,
  piecesOf,
  scoresOf: ({ seats }) => seats,
  ties: { en: uiWords.en.ties, pl: uiWords.pl.ties },
  isSetUp: (view) => view.step === 'pattern',
  chapterOf: (view, language) => {
    const { round, patterns } = uiWords[language];
    return view.step === 'pattern' ? patterns : round.replace('{round}', String(view.round));
  },
});
