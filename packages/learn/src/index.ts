export type { Term } from './glossary.ts';
export * from './reference.ts';
export { type Hit, RuleSearch } from './search.ts';
export { type Shown, shownBy } from './shown.ts';
export { fold } from './tokens.ts';
