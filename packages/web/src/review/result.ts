import { type Language, winnersOf } from '@stolik/core';
import type { Film } from '../replay/film.ts';
import { linesOf } from '../table/score-lines.ts';
import type { SeatReview } from './marks.ts';
import { lossIn, plain, pointsIn } from './numbers.ts';
import { positionBefore } from './turn.ts';
import { reviewWords } from './words.ts';

/** How a game ended for a seat. */
export interface Result {
  /** By how many points it leads the best of the others; alone, its points. */
  readonly lead: number;
  readonly winners: readonly number[];
  /** The best of the others; the same where there are none. */
  readonly rival: number;
  readonly totals: readonly number[];
  /** An opponent without a seat has a name, too. */
  nameOf(seat: number): string;
}

export function resultOf({ ui: { game }, scenes, record }: Film, seat: number): Result {
  const sheets = game.score(scenes[scenes.length - 1].state);
  const totals = sheets.map(({ total }) => total);
  const others = totals.flatMap((_, other) => (other === seat ? [] : [other]));
  const rival = others.sort((a, b) => totals[b] - totals[a])[0] ?? seat;
  return {
    lead: rival === seat ? totals[seat] : totals[seat] - totals[rival],
    winners: winnersOf(sheets),
    rival,
    totals,
    nameOf: (one) => sheets[one].automa ?? record.sitters[one].name,
  };
}

/** Where in the game something was, such as "Round 3 of 10". */
export function chapterAt(film: Film, line: number, seat: number, language: Language): string {
  return film.ui.chapterOf(positionBefore(film, line, seat).view, language);
}

/** Who is looked at, in which words. */
export interface Looked {
  readonly film: Film;
  readonly seat: number;
  /** Whether the reader played it. */
  readonly isOwn: boolean;
  readonly language: Language;
}

/** How it ended. */
export function endIn({ film, seat, isOwn, language }: Looked): string {
  const w = reviewWords[language];
  const { lead, winners, totals, rival, nameOf } = resultOf(film, seat);
  if (rival === seat) return w.wonAlone(pointsIn(language, totals[seat]));
  const [winner = rival] = winners;
  const other = winners.includes(seat) ? rival : winner;
  const by = Math.abs(totals[seat] - totals[other]);
  if (winners.length > 1 || by === 0) return w.tied;
  const points = pointsIn(language, by);
  return winners.includes(seat) && isOwn ? w.youWon(points) : w.won(nameOf(lead > 0 ? seat : winner), points);
}

/** What decided it, as far as that is known, in a sentence. */
export function decidedIn(looked: Looked, { losses, isWhole }: SeatReview): string {
  const { film, seat, language } = looked;
  const w = reviewWords[language];
  const [worst] = losses;
  const hasWon = resultOf(film, seat).winners.includes(seat);
  if (worst) {
    const told = [chapterAt(film, worst.line, seat, language), lossIn(language, worst)] as const;
    return hasWon ? w.costAlthough(...told) : w.cost(...told);
  }
  return isWhole ? w.noCost : '';
}

/** The line of the score sheet that a seat and the best of the others differ most in. */
export function largestLine({ film, seat, language }: Looked): string {
  const { ui, scenes } = film;
  const view = ui.game.view(scenes[scenes.length - 1].state, seat);
  const { rival, winners } = resultOf(film, seat);
  const other = winners.includes(seat) ? rival : (winners[0] ?? rival);
  const scores = ui.scoresOf(view);
  const [own, theirs] = [scores[seat]?.lines, scores[other]?.lines];
  if (!own || !theirs || other === seat) return '';
  // Whoever is ahead of the other is so by some line.
  const sign = winners.includes(seat) ? 1 : -1;
  const by = (line: string) => sign * ((own[line] ?? 0) - (theirs[line] ?? 0));
  const [line] = [...linesOf(ui, view)].sort((a, b) => by(b) - by(a));
  if (line === undefined || by(line) <= 0) return '';
  return reviewWords[language].line(
    ui.text[language].scoreLine(line),
    plain(own[line] ?? 0, language, 1),
    plain(theirs[line] ?? 0, language, 1),
  );
}
