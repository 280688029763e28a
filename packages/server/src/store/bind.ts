/**
 * Refuses what the two engines would store differently or not at all.
 *
 * libsql aborts the whole process when a boolean is bound, cuts a string at U+0000 and turns a missing value into NULL;
 * an integer past 2^53 comes back as another one. A refusal is a defect of the caller: input is checked at the wire.
 */
export function checkBinds(values: readonly unknown[]): void {
  for (let i = 0; i < values.length; i++) {
    const problem = problemWith(values[i]);
    if (problem) throw new TypeError(`value ${i + 1} of a query ${problem}`);
  }
}

function problemWith(value: unknown): string | undefined {
  if (value === null || value instanceof Uint8Array) return undefined;
  switch (typeof value) {
    case 'string':
      return value.includes('\u0000') ? 'contains U+0000' : undefined;
    case 'number':
      if (!Number.isFinite(value)) return `is ${value}`;
      return Number.isInteger(value) && !Number.isSafeInteger(value) ? 'is an integer past 2^53' : undefined;
    case 'bigint':
      return Number.isSafeInteger(Number(value)) ? undefined : 'is an integer past 2^53';
    default:
      return `is ${value === undefined ? 'missing' : `a ${typeof value}`}: only text, numbers, null and bytes are stored`;
  }
}
