import type { Shown } from '@stolik/protocol';

/** What a person lets others see, as it is kept: words with commas between them. */
export function shownOf(shows: string | null): Shown[] {
  return (shows ? shows.split(',') : []) as Shown[];
}

export function doesShow(shows: string | null, what: Shown): boolean {
  return shownOf(shows).includes(what);
}
