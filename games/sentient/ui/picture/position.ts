export { Position } from './Position.tsx';
