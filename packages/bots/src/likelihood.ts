/** Enough for both sides' choices to settle. */
const STEPS = 200;
/** For so many steps choices move freely; after that less and less, so that they do not chase each other for ever. */
const FREE_STEPS = 10;

/**
 * How likely each of some worlds is, which others have chosen by what is good for them: they do not know which turn they
 * will meet, but as well as this seat what is good for whom. `leads` are those of the seat: a row for each of its turns,
 * a number for each world.
 *
 * Both sides answer each other until they settle (a logit equilibrium): whoever would be `carelessness` points better off
 * with another choice makes it about three times as often.
 */
export function likelihoods(leads: readonly (readonly number[])[], carelessness: number): number[] {
  const worlds = leads[0]!.map((_, world) => leads.map((row) => -row[world]!));
  const turnChances = new Array<number>(leads.length).fill(1 / leads.length);
  const worldChances = new Array<number>(worlds.length).fill(1 / worlds.length);
  for (let step = 0; step < STEPS; step++) {
    const share = FREE_STEPS / (FREE_STEPS + step);
    moveTo(worldChances, worlds, turnChances, carelessness, share);
    moveTo(turnChances, leads, worldChances, carelessness, share);
  }
  return worldChances;
}

/** Moves choices some of the way to those that are best against how often the other side makes each of its own. */
function moveTo(
  chances: number[],
  worths: readonly (readonly number[])[],
  against: readonly number[],
  carelessness: number,
  share: number,
): void {
  const expected = worths.map((row) => row.reduce((sum, worth, i) => sum + worth * against[i]!, 0));
  const most = Math.max(...expected);
  const odds = expected.map((worth) => Math.exp((worth - most) / carelessness));
  const all = odds.reduce((sum, each) => sum + each);
  for (let i = 0; i < chances.length; i++) chances[i]! += share * (odds[i]! / all - chances[i]!);
}
