/** A moment, to the minute. */
export function when(time: number | undefined): string {
  return time === undefined ? '-' : new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}

/** The end of something that may have none: then it is the last moment that a date can name. */
export function until(time: number): string {
  const isLast = Number.isNaN(new Date(time + 1).valueOf());
  return isLast ? 'for good' : `until ${when(time)} UTC`;
}
