export type { BoardProps, FinaleProps, GameUi, OptionsProps, Show } from './contract.ts';
export { SeatMark } from './SeatMark.tsx';
