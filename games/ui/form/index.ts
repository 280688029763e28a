export { NumberField } from './NumberField.tsx';
export { Picks } from './Picks.tsx';
