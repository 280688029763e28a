export { AskTwice } from './AskTwice.tsx';
export { useArrows } from './arrows.ts';
export {
  type BoardProps,
  type BoardSettings,
  type Box,
  defineUi,
  type FinaleProps,
  type GamePicture,
  type GameUi,
  type KnownScore,
  type OptionsProps,
} from './contract.ts';
export { useDrag } from './drag.ts';
export { type Choreography, glide, roll, type Stage, useFlights } from './flights.ts';
export { group } from './group.ts';
export { HowTo } from './HowTo.tsx';
export { mergeLines } from './lines.ts';
export { useMarked } from './marked.ts';
export { PanelTabs } from './PanelTabs.tsx';
export { isPhone } from './phone.ts';
export { Pips } from './pips.tsx';
export { SeatMark } from './SeatMark.tsx';
export { SeatStrip } from './SeatStrip.tsx';
export { swipes } from './swipes.ts';
