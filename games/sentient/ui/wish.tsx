import type { WishUi } from '@stolik/games/ui';
import { LEFT_HALVES } from '../rules/index.ts';
import { uiWords } from '../text/ui.ts';

/** The left half of the board, which everybody may choose: the first word of a company's name, and no more (R3). */
export const wish: WishUi = {
  title: { en: uiWords.en.wish, pl: uiWords.pl.wish },
  nameOf: (value) => LEFT_HALVES.find(({ id }) => id === value)?.name ?? value,
  Sign: () => (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="none" stroke="currentcolor">
      <path d="M2.500 14.500v-11l6-2v13M8.500 6.500h5v8M1 14.500h14M5 5.500h1M5 8.500h1M5 11.500h1M11 9h.5M11 11.500h.5" />
    </svg>
  ),
};
