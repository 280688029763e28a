export { Face } from './Face.tsx';
export type { Pose } from './parts.tsx';
