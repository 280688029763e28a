import { LANGUAGES, type Language } from '@stolik/core';

/** The language of ours that a visitor's browser wants most; English where it wants none of them. */
export function languageOf(acceptLanguage = ''): Language {
  const wanted = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part
        .trim()
        .toLowerCase()
        .split(/;\s*q=/);
      const language = LANGUAGES.find((one) => one === tag.split('-')[0]);
      return { language, quality: Number(quality ?? 1) || 0 };
    })
    .filter(({ language, quality }) => language !== undefined && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted[0]?.language ?? 'en';
}
