import type { Comparison } from '@stolik/bots';
import type { Language } from '@stolik/core';
import type { TFunction } from 'i18next';

/** Of what is won and of what is given up, this much fits into the band of a phone. */
const MOST_WON = 2;
const MOST_GIVEN_UP = 1;
/** A longer turn is not told as the next best: the hint itself would drown in it. */
const LONGEST_NEXT = 60;

/** The words of a game and of the page. */
export interface HintWords {
  readonly language: Language;
  readonly t: TFunction;
  /** What a line of the score is called. */
  label(line: string): string;
}

/** What a turn wins and gives up against the next best, which is told in sentences of its own. */
export function againstNext(next: Comparison, sentences: string, { language, t, label }: HintWords): string {
  if (next.verdict === 'unknown') return '';
  const isTold = sentences !== '' && sentences.length <= LONGEST_NEXT;
  const what = isTold ? sentences[0].toLocaleLowerCase(language) + sentences.slice(1) : '';
  if (next.verdict === 'even') return what ? t('table.asGood', { next: what }) : t('table.asGoodOther');
  const won = next.lines.filter(({ by }) => by > 0).slice(0, MOST_WON);
  const givenUp = next.lines.filter(({ by }) => by < 0).slice(0, MOST_GIVEN_UP);
  const parts = [...won, ...givenUp].map(({ line, by }) => `${signed(by, language)} ${label(line)}`);
  const lines = won.length > 0 ? parts.join(', ') : t('table.pointsMore', { points: signed(next.lead, language) });
  return what ? t('table.against', { lines, next: what }) : t('table.againstOther', { lines });
}

function signed(by: number, language: Language): string {
  const number = Math.abs(by).toLocaleString(language, { maximumFractionDigits: 1 });
  return `${by < 0 ? '\u2212' : '+'}${number}`;
}
