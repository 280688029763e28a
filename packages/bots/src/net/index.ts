export { type Expected, type NetFile, readNet, writeNet } from './file.ts';
export { type Blend, Net, type Sink } from './net.ts';
export { MOST_ROWS, MOST_SCALE, MOST_SCALED, type Scales, type Shape } from './shape.ts';
