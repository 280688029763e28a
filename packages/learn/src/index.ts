export type { Term } from './glossary.ts';
export * from './lesson.ts';
export { type LessonPlay, LessonRun } from './lesson-run.ts';
export * from './moment.ts';
export * from './reference.ts';
export { type Hit, RuleSearch } from './search.ts';
export { type Led, type Shown, shownBy } from './shown.ts';
export { fold } from './tokens.ts';
export { isLike, linesOf } from './typed.ts';
