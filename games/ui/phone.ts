/** Whether the page is as narrow as a phone: there boards show one thing at a time, and scroll. */
export function isPhone(): boolean {
  return matchMedia('(max-width: 820px)').matches;
}
