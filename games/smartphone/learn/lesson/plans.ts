/** The pads as they lie when nobody has touched them. */
export const UNTOUCHED = 'top A rot 0 at 1,1';

/** Any way to lay pads with these sides up and to use the upgrades: what whoever learns makes of the rest is up to them. */
export function anyPlan(sides: readonly string[], uses: readonly string[]): string[] {
  return sides.flatMap((side) => uses.map((use) => `layout ${side} top * rot * at *;${use && ` ${use};`} ready`));
}

/** Steps that may be taken in any order, as one line for each of them. */
export function inAnyOrder(...steps: readonly string[]): string[] {
  if (steps.length < 2) return [...steps];
  return steps.flatMap((step) => inAnyOrder(...steps.filter((one) => one !== step)).map((rest) => `${step}; ${rest}`));
}
