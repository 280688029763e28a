export { type Course, courseOf, type Moment } from './course.ts';
export { type Facts, factsOf } from './facts.ts';
export { defineFacts, type FactSource, type Question, type QuestionText } from './source.ts';
