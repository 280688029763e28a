export { Planner, type PlannerProps } from './Planner.tsx';
export { PlanPicture } from './PlanPicture.tsx';
export { SymbolIcon } from './SymbolIcon.tsx';
