import type { Game } from '@stolik/core';
import { checkLesson } from '../../test/lessons.ts';
import { reference } from '../learn/index.ts';
import { lessons } from '../learn/lessons.ts';
import { sentient } from '../rules/index.ts';

for (const lesson of lessons) checkLesson(sentient as unknown as Game, lesson, reference);
