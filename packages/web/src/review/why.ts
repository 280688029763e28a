import type { Language } from '@stolik/core';
import type { GameUi } from '@stolik/games/ui';
import { type DecisionReview, RIVALS } from '@stolik/review';
import { signed } from './numbers.ts';
import { reviewWords } from './words.ts';

/** Why a turn was better or worse: the lines of the score that are no accident, and nothing that is not in them. */
export function whyIn(ui: GameUi, language: Language, { mark, lines, why }: DecisionReview): string {
  const w = reviewWords[language];
  const told = why.map((line) =>
    line === RIVALS
      ? // What the others have less is what they do not have.
        `${w.rivals} ${signed(-lines[line], language)}`
      : `${lineIn(ui, language, line)} ${signed(lines[line], language)}`,
  );
  if (told.length === 0) return '';
  return mark === 'fine' ? w.whyFine(told.join(', ')) : w.why(told.join(', '));
}

/** What a line of the score, or all lines of a kind, is called. */
function lineIn(ui: GameUi, language: Language, line: string): string {
  return ui.scoreWord?.(line, language) ?? ui.text[language].scoreLine(line);
}
