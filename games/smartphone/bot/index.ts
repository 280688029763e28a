export { candidates } from './candidates.ts';
export { evaluate } from './evaluate.ts';
