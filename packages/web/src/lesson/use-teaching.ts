import type { Lesson } from '@stolik/learn';
import { useEffect, useSyncExternalStore } from 'react';
import { useSettings } from '../store/settings.ts';
import { keepProgress } from './progress.ts';
import type { LessonSession } from './session.ts';
import { teachingWords } from './words.ts';

const NOTHING: readonly string[] = [];

/** What is taught right now, in the reader's language. */
export function useTeaching(session: LessonSession, lesson: Lesson) {
  const { language } = useSettings();
  const { at, isAstray, isDone } = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.teaching(),
  );
  useEffect(() => keepProgress(lesson.id, { at, isDone }), [lesson.id, at, isDone]);
  const step = lesson.steps[at];
  const { say, hint } = lesson.words[language].steps[step.id];
  return {
    at,
    isDone,
    isTold: step.right === undefined,
    say,
    hint: isAstray ? (hint ?? teachingWords[language].astray) : undefined,
    pointed: isDone ? NOTHING : (step.point ?? NOTHING),
    isQuiet: step.isQuiet ?? false,
    unit: step.unit,
  };
}
