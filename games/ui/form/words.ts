import type { Language } from '@stolik/core';

/** What fields of a form say by themselves. */
export const formWords: Readonly<Record<Language, { readonly range: string }>> = {
  en: { range: 'A whole number from {least} to {most}.' },
  pl: { range: 'Liczba całkowita od {least} do {most}.' },
};
