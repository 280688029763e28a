export { looksOf } from '../looks.ts';
export { Position } from './Position.tsx';
