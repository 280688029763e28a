export { Planner, type PlannerProps } from './Planner.tsx';
export { PlanPicture, type PlanPictureProps } from './PlanPicture.tsx';
export { SymbolIcon } from './Symbol.tsx';
export { sayOutcome, symbolName } from './words.ts';
