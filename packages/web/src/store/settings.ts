import { LEVELS } from '@stolik/bots';
import { LANGUAGES, type Language } from '@stolik/core';
import { create } from 'zustand';
import { EVERYTHING, isToldBy, type ToldBy } from './told.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What one looks like in this browser: one's colour and shape, or a bird. */
export const AVATARS = ['mark', ...LEVELS] as const;
export type Avatar = (typeof AVATARS)[number];

/** Parts of a table that a single key goes to or presses. */
export const KEYS = ['pieces', 'board', 'cards', 'log', 'done', 'undo', 'hint', 'score', 'rules'] as const;
export type KeyName = (typeof KEYS)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly avatar: Avatar;
  readonly motion: boolean;
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** Whether somebody has been asked, once, if they want to hear anything. */
  readonly soundOffered: boolean;
  /** Show a notification when it is the player's turn elsewhere. */
  readonly notify: boolean;
  /** Have this device told of turns while the page is closed. */
  readonly push: boolean;
  /** Whether somebody has been asked, once and where it is of use, if this device shall tell of turns. */
  readonly pushOffered: boolean;
  /** What is told, and how. */
  readonly told: ToldBy;
  /** Strong patterns and letters on colours; without it they are there, but quiet. */
  readonly marks: boolean;
  /** Leave the obvious words out of what others say. */
  readonly coarse: boolean;
  /** Ask before something that cannot be taken back. */
  readonly confirm: boolean;
  /** End a turn in which nothing else can be done. */
  readonly autoEnd: boolean;
  /** Say what the player may regret before it is final. */
  readonly warn: boolean;
  /** Show how strong anybody is, oneself among them. */
  readonly ratings: boolean;
  /** How long a bot's move stays on the screen before the next one, in milliseconds. */
  readonly pace: number;
  /** Whether single keys do anything. */
  readonly shortcuts: boolean;
  readonly keys: Readonly<Record<KeyName, string>>;
}

/** Bots that can be followed, and those of somebody in a hurry. */
export const PACES = { calm: 700, fast: 250 };

/** Numbers go places, letters act. */
export const DEFAULT_KEYS: Settings['keys'] = {
  pieces: '1',
  board: '2',
  cards: '3',
  log: '4',
  done: 'e',
  undo: 'u',
  hint: 'h',
  score: 's',
  rules: '?',
};

const KEY = 'stolik.settings';

function defaults(): Settings {
  return {
    language: LANGUAGES.find((language) => navigator.language.startsWith(language)) ?? 'en',
    theme: 'system',
    avatar: 'mark',
    motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    sound: false,
    volume: 0.7,
    soundOffered: false,
    notify: false,
    push: false,
    pushOffered: false,
    told: EVERYTHING,
    marks: matchMedia('(prefers-contrast: more)').matches,
    coarse: true,
    confirm: true,
    autoEnd: true,
    warn: true,
    ratings: true,
    pace: PACES.calm,
    shortcuts: true,
    keys: DEFAULT_KEYS,
  };
}

/** What was kept, as far as it is still understood: unknown or broken values fall back to the defaults. */
function stored(): Settings {
  const settings = defaults();
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return settings;
    // Keys that have come since are as they are at first.
    const whole = 'keys' in kept ? { ...kept, keys: { ...DEFAULT_KEYS, ...Object(kept.keys) } } : kept;
    const known = Object.entries(whole).filter(([key, value]) => isValid(key, value, settings));
    return { ...settings, ...Object.fromEntries(known) };
  } catch {
    // Storage that cannot be read is the same as none.
    return settings;
  }
}

/** Settings from outside: those that this page knows, or `undefined` where one of them is not what it should be. */
export function readSettings(json: Readonly<Record<string, unknown>>): Partial<Settings> | undefined {
  const settings = defaults();
  const known = Object.entries(json).filter(([key]) => key in settings);
  return known.every(([key, value]) => isValid(key, value, settings)) ? Object.fromEntries(known) : undefined;
}

/** All of them, as a file may have them. */
export function printSettings(): Settings {
  const { change: _, ...settings } = useSettings.getState();
  return settings;
}

function isValid(key: string, value: unknown, settings: Settings): boolean {
  if (key === 'language') return LANGUAGES.some((language) => language === value);
  if (key === 'theme') return THEMES.some((theme) => theme === value);
  if (key === 'avatar') return AVATARS.some((avatar) => avatar === value);
  if (key === 'keys') return isKeys(value);
  if (key === 'told') return isToldBy(value);
  if (key === 'volume') return typeof value === 'number' && value >= 0 && value <= 1;
  if (key === 'pace') return typeof value === 'number' && value >= 0;
  return key in settings && typeof value === 'boolean';
}

/** One character for each part, none of them twice. */
function isKeys(value: unknown): value is Settings['keys'] {
  if (typeof value !== 'object' || value === null) return false;
  const entries: Readonly<Record<string, unknown>> = { ...value };
  const chars = KEYS.map((name) => entries[name]);
  return (
    chars.every((char) => typeof char === 'string' && [...char].length === 1) && new Set(chars).size === KEYS.length
  );
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
