import type { Game } from '@stolik/core';
import { checkLesson } from '../../test/lessons.ts';
import { reference } from '../learn/index.ts';
import { lessons } from '../learn/lessons.ts';
import { smartphone } from '../rules/index.ts';

for (const lesson of lessons) checkLesson(smartphone as unknown as Game, lesson, reference);
