import { randomInt } from 'node:crypto';

const WORDS = { pl: 'Gość', en: 'Guest' } as const;

/** A friendly name in the visitor's language: "Gość 4821", "Guest 4821". */
export function guestName(acceptLanguage = ''): string {
  const preferred = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part
        .trim()
        .toLowerCase()
        .split(/;\s*q=/);
      return { language: tag.split('-')[0], quality: Number(quality ?? 1) || 0 };
    })
    .filter(({ language, quality }) => quality > 0 && language !== undefined && language in WORDS)
    .sort((a, b) => b.quality - a.quality)[0]?.language;
  return `${WORDS[preferred === 'pl' ? 'pl' : 'en']} ${randomInt(1_000, 10_000)}`;
}
