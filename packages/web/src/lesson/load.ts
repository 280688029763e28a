import type { GameUi } from '@stolik/games/ui';
import type { Lesson } from '@stolik/learn';
import { loadGame } from '../games.ts';

const LESSONS = import.meta.glob<{ lessons: readonly Lesson[] }>('../../../../games/*/learn/lessons.ts');

/** A lesson, `sagrada` or `sagrada-solo`, and the table that it is taken at. */
export async function loadLesson(id: string): Promise<{ readonly lesson: Lesson; readonly ui: GameUi }> {
  const [game] = id.split('-');
  const path = `../../../../games/${game}/learn/lessons.ts`;
  if (!Object.hasOwn(LESSONS, path)) throw new Error(`there is no lesson "${id}"`);
  const [{ lessons }, ui] = await Promise.all([LESSONS[path](), loadGame(game)]);
  const lesson = lessons.find((each) => each.id === id);
  if (!lesson) throw new Error(`there is no lesson "${id}"`);
  return { lesson, ui };
}
