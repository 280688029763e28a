const DAY = 24 * 60 * 60 * 1000;
/** A holiday is declared a day before; what travels to the server takes a moment. */
export const TOMORROW = DAY + 60_000;

/** A day as a date field has it, where the reader is. */
export function dateOf(time: number): string {
  const day = new Date(time);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((n) => `${n}`.padStart(2, '0')).join('-');
}

/** From the first day, or as soon as may be, to the end of the last; `undefined` while that is no holiday. */
export function spanOfDays({ first, last }: { readonly first: string; readonly last: string }, now: number) {
  const begin = new Date(`${first}T00:00`);
  const end = new Date(`${last}T00:00`);
  end.setDate(end.getDate() + 1);
  const from = Math.max(begin.getTime(), now + TOMORROW);
  const until = end.getTime();
  return from < until ? { from, until } : undefined;
}
