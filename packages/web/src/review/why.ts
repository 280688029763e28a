import type { Language } from '@stolik/core';
import { type DecisionReview, RIVALS } from '@stolik/review';
import { signed } from './numbers.ts';
import { reviewWords } from './words.ts';

/** What a game calls the lines of its score. */
export interface ScoreWords {
  scoreWord?(line: string, language: Language): string | undefined;
  readonly text: Readonly<Record<Language, { scoreLine(line: string): string }>>;
}

/**
 * Why a turn was better or worse: the lines of the score that are no accident, and nothing that is not in them. What
 * speaks for the mark comes first, then what it brought in return.
 */
export function whyIn(words: ScoreWords, language: Language, { mark, lines, why }: DecisionReview): string {
  const w = reviewWords[language];
  const isFine = mark === 'fine';
  const told = toldIn(words, language, { lines, why }, isFine);
  if (told === '') return '';
  return isFine ? w.whyFine(told) : w.why(told);
}

/** What of that speaks for a turn, or against it, and what it brings or costs in return; nothing where nothing does. */
export function toldIn(
  words: ScoreWords,
  language: Language,
  { lines, why }: Pick<DecisionReview, 'lines' | 'why'>,
  isFor: boolean,
): string {
  const w = reviewWords[language];
  const tell = (those: readonly string[]) => those.map((line) => lineIn(words, language, line, lines[line])).join(', ');
  const reasons = why.filter((line) => lines[line] > 0 === isFor);
  const others = why.filter((line) => !reasons.includes(line));
  if (reasons.length === 0) return '';
  return others.length > 0 ? w.inReturn(tell(reasons), tell(others)) : tell(reasons);
}

/** A line of the score, or all lines of a kind, and what it came to more or less. */
function lineIn(words: ScoreWords, language: Language, line: string, points: number): string {
  // What the others have less is what they do not have.
  if (line === RIVALS) return `${reviewWords[language].rivals} ${signed(-points, language)}`;
  const name = words.scoreWord?.(line, language) ?? words.text[language].scoreLine(line);
  return `${name} ${signed(points, language)}`;
}
