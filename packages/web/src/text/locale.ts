/**
 * In which locale the page writes times: the browser's own where it is of the page's language, since London and New York
 * read the same words and not the same clock.
 */
export function localeOf(language: string, own: readonly string[] = navigator.languages): string {
  return own.find((locale) => locale.split('-')[0] === language) ?? language;
}

/** How an hour is written there: with two digits where a day has 24 of them. */
export function hourIn(locale: string): 'numeric' | '2-digit' {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 ? 'numeric' : '2-digit';
}

/** The time of day. */
export function clockTime(time: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { hour: hourIn(locale), minute: '2-digit' }).format(time);
}
