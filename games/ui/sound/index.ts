export { onSomethingToHear, setVolume, sing, touch } from './sound.ts';
export type { Voice } from './voices.ts';
