import type { Strength, TableRating } from '@stolik/protocol/page';
import { useRatingWords } from './use-words.ts';

/** A rating: with its interval, or with a question mark while it is a guess; what that means where a pointer rests. */
export function Points({ points, margin, isProvisional }: Strength) {
  const words = useRatingWords();
  const meaning = isProvisional ? words.guess : words.interval(points, margin);
  return (
    <span className="points" title={meaning}>
      <b>{points}</b>
      {isProvisional ? '?' : <span className="points-margin"> ± {margin}</span>}
      <span className="visually-hidden">, {meaning}</span>
    </span>
  );
}

/** The rating of somebody at a table, where it is known. */
export function PointsAt({ rating, seat }: { readonly rating: TableRating | undefined; readonly seat: number }) {
  const strength = rating?.seats.find((one) => one.seat === seat);
  return strength ? <Points {...strength} /> : null;
}
