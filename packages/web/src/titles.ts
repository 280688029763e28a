const TITLES: Readonly<Record<string, string>> = {
  sagrada: 'Sagrada',
  sentient: 'Sentient',
  smartphone: 'Smartphone Inc.',
};

/** The name on the box, which is the same in every language and known before the game is loaded. */
export function titleOf(id: string): string {
  return TITLES[id] ?? id;
}
