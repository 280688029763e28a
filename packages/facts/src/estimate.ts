/** Before anything is known of an effect it is taken for none, as surely as by so many games. */
export const PRIOR = 30;
/** Of the normal distribution: 2.5 % lie above. */
const Z95 = 1.959963984540054;

/** How much more or fewer points went along with something, and how sure that is. */
export interface Effect {
  readonly mean: number;
  /** Of the 95 % interval. */
  readonly low: number;
  readonly high: number;
  /** Whether it is told from nothing even if all that it is shown beside are looked at. */
  readonly isDifferent: boolean;
}

/**
 * A difference that was found in `count` games, drawn towards none: a mean of few games is mostly luck. `compared` is how
 * many are shown together: who looks at twenty finds one that looks sure by chance.
 */
export function effectOf(difference: number, error: number, count: number, compared: number): Effect {
  const trust = count / (count + PRIOR);
  const mean = trust * difference;
  const own = Math.sqrt(trust) * error;
  return {
    mean,
    low: mean - Z95 * own,
    high: mean + Z95 * own,
    isDifferent: count > 1 && Math.abs(mean) > quantile(0.025 / Math.max(1, compared)) * own,
  };
}

/** What a normal number exceeds with this chance, to three digits (Abramowitz and Stegun 26.2.23). */
function quantile(chance: number): number {
  const t = Math.sqrt(-2 * Math.log(chance));
  const above = 2.515517 + t * (0.802853 + t * 0.010328);
  return t - above / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
}
