export { asks } from './asks.ts';
export { draw } from './board.ts';
