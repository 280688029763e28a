export { AskTwice } from './AskTwice.tsx';
export { useArrows } from './arrows.ts';
export { Band } from './Band.tsx';
export { Actions, type Bar, BarContext, Prompt, type Regret, Warning } from './bar.tsx';
export {
  type BoardProps,
  type BoardSettings,
  type Box,
  defineUi,
  type ExampleDrawing,
  type ExampleProps,
  type FinaleProps,
  type GamePicture,
  type GamePosition,
  type GameUi,
  type KnownScore,
  type OptionsProps,
  type PositionProps,
  type SettledProps,
  type SignDrawing,
  type SignProps,
  type WishUi,
} from './contract.ts';
export {
  type Checked,
  type Correctable,
  type CorrectableGroup,
  type CorrectablePieceProps,
  type CorrectableRows,
  type CorrectableWords,
  type CorrectionFormProps,
  defineCorrectable,
  type Fault,
  FormReader,
} from './corrections.ts';
export { useDrag } from './drag.ts';
export { type Mark, marksOf, Ring } from './example/Ring.tsx';
export { ExampleScenes, type Scene } from './example/Scenes.tsx';
export { type Verdict, Verdicts, verdictsOf } from './example/Verdicts.tsx';
export { Face, type Pose } from './faces/index.ts';
export { group } from './group.ts';
export { mergeLines } from './lines.ts';
export type { SeatLook } from './looks.ts';
export { useMarked } from './marked.ts';
export { Opening } from './Opening.tsx';
export { PanelTabs } from './PanelTabs.tsx';
export { isPhone } from './phone.ts';
export { PIPS, Pips } from './pips.tsx';
export { dealOut, roll } from './queue/entrances.ts';
export { OPENING } from './queue/opening.ts';
export type { Place } from './queue/places.ts';
export type { Choreography } from './queue/player.ts';
export { type Act, EASING, type Span, type Stage } from './queue/stage.ts';
export { BEAT } from './queue/timing.ts';
export { useQueue } from './queue/use-queue.ts';
export { useWatched, Watch, WatchContext } from './queue/watch.ts';
export { SeatFace } from './SeatFace.tsx';
export { LookMark, SeatMark } from './SeatMark.tsx';
export { SeatStrip } from './SeatStrip.tsx';
export { seatOf } from './seat-of.ts';
export { type Seating, SeatingContext, useIsOneself, useLooks, useSeatColor } from './seating.ts';
export { sing, type Voice } from './sound/index.ts';
export { swipes } from './swipes.ts';
export { useAutoEnd } from './use-auto-end.ts';
