const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Who looks at the screens: both sizes, languages and themes. */
const VISITORS = [
  { name: 'desktop-en-light', viewport: DESKTOP, locale: 'en-US', colorScheme: 'light' },
  { name: 'desktop-pl-dark', viewport: DESKTOP, locale: 'pl-PL', colorScheme: 'dark' },
  { name: 'phone-pl-light', viewport: PHONE, locale: 'pl-PL', colorScheme: 'light' },
  { name: 'phone-en-dark', viewport: PHONE, locale: 'en-US', colorScheme: 'dark' },
] as const;

export type VisitorName = (typeof VISITORS)[number]['name'];

/** The visitors, each with the screens of which a picture is kept in the documents. */
export function visitorsKeeping(kept: Readonly<Record<VisitorName, readonly string[]>>) {
  return VISITORS.map((visitor) => ({ ...visitor, keep: kept[visitor.name] }));
}
