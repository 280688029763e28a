import type { Strength } from '@stolik/protocol/page';
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
