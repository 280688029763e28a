/** A value that is sure to be there: whoever asks knows why. Its absence is a defect. */
export function certain<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`there is no ${what}`);
  return value;
}
