import type { Game } from '@stolik/core';
import { checkLesson } from '../../test/lessons.ts';
import { lessons } from '../learn/lessons.ts';
import { sentient } from '../rules/index.ts';

for (const lesson of lessons)
  checkLesson(sentient as unknown as Game, lesson, {
    units: lesson.steps.map(({ unit }) => ({ id: unit, chapter: '' })),
  });
