import type { Language } from '@stolik/core';
import type { Box } from '@stolik/games/ui';

const BOXES: ReadonlyMap<string, Box> = new Map(
  Object.entries(import.meta.glob<Box>('../../../games/*/ui/box.ts', { eager: true, import: 'box' })).map(
    ([path, box]) => [path.split('/').at(-3) as string, box],
  ),
);

// What each world looks like from outside: whatever has its `data-world` wears its colours.
import.meta.glob('../../../games/*/ui/world.css', { eager: true });

/** Every game the page can play. */
export const GAME_IDS: readonly string[] = [...BOXES.keys()];

/** The name on the box; of a game that is not here, its id. */
export function titleOf(id: string): string {
  return BOXES.get(id)?.title ?? id;
}

/** What one does in the game, for whoever has not met it. */
export function aboutOf(id: string, language: Language): string {
  return BOXES.get(id)?.about[language] ?? '';
}

/** With how many it is played, for how long, and how much there is to learn. */
export function factsOf(id: string): Pick<Box, 'seats' | 'minutes' | 'weight'> | undefined {
  return BOXES.get(id);
}

/** Whose games these are. */
export function creditsIn(language: Language): string {
  return [...BOXES.values()].map(({ credits }) => credits[language]).join(' ');
}

/** Whether one person can play it without anybody else. */
export function canBeAlone(id: string): boolean {
  return BOXES.get(id)?.seats.min === 1;
}

/** The options of a game that put right what we had to reconstruct; none where there is nothing of the kind. */
export function correctionsOf(id: string): readonly string[] {
  return BOXES.get(id)?.corrections ?? [];
}

/** How many things options put right, without the game. */
export function countCorrections(id: string, options: unknown): number {
  if (typeof options !== 'object' || options === null) return 0;
  const given = new Map<string, unknown>(Object.entries(options));
  return correctionsOf(id).reduce((sum, name) => {
    const rows = given.get(name);
    return sum + (Array.isArray(rows) ? rows.length : rows === undefined ? 0 : 1);
  }, 0);
}

/** Games with a lesson: where it is, not the lesson itself. */
const LESSONS = Object.keys(import.meta.glob('../../../games/*/learn/lessons.ts'));

export function hasLesson(id: string): boolean {
  return LESSONS.some((path) => path.includes(`/${id}/`));
}
