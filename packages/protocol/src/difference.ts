/** What became of a value of JSON: `[]` it is gone, `[value]` it is that now, `{…}` this became of its parts. */
export type Difference = readonly unknown[] | { readonly [part: string]: Difference };

type Parts = { [part: string]: unknown };
type Changes = { [part: string]: Difference };

/** What became of a value, in few bytes; `undefined` if nothing did. What is `undefined` counts as not there. */
export function differenceOf(before: unknown, after: unknown): Difference | undefined {
  if (before === after) return undefined;
  if (after === undefined) return [];
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [after];
  const isList = Array.isArray(after);
  if (isList !== Array.isArray(before)) return [after];
  return isList ? ofLists(before as unknown[], after) : ofParts(before as Parts, after as Parts);
}

/** The value that this became of. What has not changed is the same as before, never a copy. */
export function withDifference(before: unknown, difference: Difference | undefined): unknown {
  if (difference === undefined) return before;
  if (Array.isArray(difference)) return difference[0];
  const after = (Array.isArray(before) ? [...before] : { ...(before as Parts) }) as Parts;
  for (const [part, change] of Object.entries(difference as Changes)) {
    const value = withDifference(partOf(after, part), change);
    if (value === undefined) delete after[part];
    else after[part] = value;
  }
  return after;
}

function ofLists(before: readonly unknown[], after: readonly unknown[]): Difference | undefined {
  // What a list loses it seldom loses at its end.
  if (before.length > after.length) return [after];
  let changes: Changes | undefined;
  let wholes = 0;
  let others = 0;
  for (let i = 0; i < after.length; i++) {
    const difference = differenceOf(before[i], after[i]);
    if (difference === undefined) continue;
    changes ??= {};
    changes[i] = difference;
    if (Array.isArray(difference)) wholes++;
    else others++;
  }
  // A list of which most is new is shorter without the numbers of its places.
  return others === 0 && 2 * wholes > after.length ? [after] : changes;
}

function ofParts(before: Parts, after: Parts): Difference | undefined {
  let changes: Changes | undefined;
  for (const part in after) {
    const difference = differenceOf(partOf(before, part), after[part]);
    if (difference === undefined) continue;
    changes ??= {};
    changes[part] = difference;
  }
  for (const part in before) {
    if (Object.hasOwn(after, part) || before[part] === undefined) continue;
    changes ??= {};
    changes[part] = [];
  }
  return changes;
}

function partOf(value: Parts, part: string): unknown {
  return Object.hasOwn(value, part) ? value[part] : undefined;
}
