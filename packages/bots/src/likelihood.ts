/** Enough for both sides' choices to settle. */
const STEPS = 200;
/** For so many steps choices move freely; after that less and less, so that they do not chase each other for ever. */
const FREE_STEPS = 10;

/**
 * How likely each of some worlds is, which others have chosen by what is good for them: they do not know which turn they
 * will meet, but as well as this seat what is good for whom. `leads` are those of the seat: a row for each of its turns,
 * a number for each world. `odds` are what the worlds are believed to be without that.
 *
 * Both sides answer each other until they settle (a logit equilibrium): whoever would be `carelessness` points better off
 * with another choice makes it about three times as often.
 */
export function likelihoods(
  leads: readonly (readonly number[])[],
  odds: readonly number[],
  carelessness: number,
): number[] {
  const worlds = odds.map((_, world) => leads.map((row) => -row[world]!));
  const even = leads.map(() => 1);
  const turnChances = even.map((chance) => chance / leads.length);
  const worldChances = odds.map(() => 1 / odds.length);
  for (let step = 0; step < STEPS; step++) {
    const share = FREE_STEPS / (FREE_STEPS + step);
    moveTo(worldChances, answers(worlds, turnChances, odds, carelessness), share);
    moveTo(turnChances, answers(leads, worldChances, even, carelessness), share);
  }
  return worldChances;
}

/** How often each choice is made by whoever knows how often the other side makes each of its own. */
function answers(
  worths: readonly (readonly number[])[],
  against: readonly number[],
  odds: readonly number[],
  carelessness: number,
): number[] {
  const expected = worths.map((row) => row.reduce((sum, worth, i) => sum + worth * against[i]!, 0));
  const most = Math.max(...expected);
  const likely = expected.map((worth, i) => odds[i]! * Math.exp((worth - most) / carelessness));
  const all = likely.reduce((sum, each) => sum + each);
  return likely.map((each) => each / all);
}

/** Some of the way. */
function moveTo(chances: number[], wanted: readonly number[], share: number): void {
  for (let i = 0; i < chances.length; i++) chances[i]! += share * (wanted[i]! - chances[i]!);
}
