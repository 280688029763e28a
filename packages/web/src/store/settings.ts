import { LANGUAGES, type Language } from '@stolik/core';
import { create } from 'zustand';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly motion: boolean;
  readonly sound: boolean;
  /** Patterns and letters on colours. */
  readonly marks: boolean;
  /** Ask before something that cannot be taken back. */
  readonly confirm: boolean;
  /** Bots and pieces move at double speed. */
  readonly fast: boolean;
}

const KEY = 'stolik.settings';

function defaults(): Settings {
  return {
    language: LANGUAGES.find((language) => navigator.language.startsWith(language)) ?? 'en',
    theme: 'system',
    motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    sound: false,
    marks: true,
    confirm: true,
    fast: false,
  };
}

/** What was kept, as far as it is still understood: unknown or broken values fall back to the defaults. */
function stored(): Settings {
  const settings = defaults();
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return settings;
    const known = Object.entries(kept).filter(([key, value]) => isValid(key, value, settings));
    return { ...settings, ...Object.fromEntries(known) };
  } catch {
    // Storage that cannot be read is the same as none.
    return settings;
  }
}

function isValid(key: string, value: unknown, settings: Settings): boolean {
  if (key === 'language') return LANGUAGES.some((language) => language === value);
  if (key === 'theme') return THEMES.some((theme) => theme === value);
  return key in settings && typeof value === 'boolean';
}

export const useSettings = create<Settings & { change(part: Partial<Settings>): void }>()((set, get) => ({
  ...stored(),
  change(part) {
    set(part);
    const { change: _, ...settings } = get();
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // They hold for this visit.
    }
  },
}));
