import { StolikError } from './errors.ts';

// Readers for JSON that came from outside. Each returns the value in its proper type or throws `bad-field` naming the field.

export function badField(field: string, message: string): StolikError {
  return new StolikError('bad-field', `${field}: ${message}`, { field });
}

/** An object with no other keys than `allowed`: a misspelt option must not pass silently. */
export function readObject(json: unknown, field: string, allowed?: readonly string[]): Record<string, unknown> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw badField(field, 'must be an object');
  for (const key of allowed ? Object.keys(json) : []) {
    if (!allowed?.includes(key)) {
      throw badField(`${field}.${key}`, `is not known here; known: ${allowed?.join(', ') || 'nothing'}`);
    }
  }
  return json as Record<string, unknown>;
}

export function readInt(json: unknown, field: string, min: number, max: number): number {
  if (typeof json !== 'number' || !Number.isInteger(json) || json < min || json > max) {
    throw badField(field, `must be a whole number from ${min} to ${max}, not ${show(json)}`);
  }
  return json;
}

export function readText(json: unknown, field: string): string {
  if (typeof json !== 'string') throw badField(field, `must be text, not ${show(json)}`);
  return json;
}

export function readFlag(json: unknown, field: string): boolean {
  if (typeof json !== 'boolean') throw badField(field, `must be true or false, not ${show(json)}`);
  return json;
}

export function readList(json: unknown, field: string): unknown[] {
  if (!Array.isArray(json)) throw badField(field, `must be a list, not ${show(json)}`);
  return json;
}

export function readOneOf<T extends string>(json: unknown, field: string, values: readonly T[]): T {
  if (!values.includes(json as T)) throw badField(field, `${show(json)} is not one of ${values.join(', ')}`);
  return json as T;
}

/** A list of `min` to `max` of the values, none of them twice. */
export function readDifferent<T extends string>(
  json: unknown,
  field: string,
  values: readonly T[],
  min: number,
  max = min,
): T[] {
  const list = readList(json, field).map((value, i) => readOneOf(value, `${field}[${i}]`, values));
  if (list.length < min || list.length > max) {
    throw badField(field, `must name ${min === max ? min : `${min} to ${max}`}, not ${list.length}`);
  }
  if (new Set(list).size < list.length) throw badField(field, 'must not name anything twice');
  return list;
}

/** A value from outside as an error may quote it: never long, never trusted to print itself. */
export function show(json: unknown): string {
  if (json === undefined) return 'nothing';
  try {
    return JSON.stringify(json).slice(0, 60);
  } catch {
    return typeof json;
  }
}
