export { noiseNet } from './noise.ts';
export { type CountedHead, GameRecord, type RecordLayout, recordLayout } from './records.ts';
export { type Lines, type Position, teach } from './story.ts';
export { bestOf, choose, isWhim, type SelfPlaySettings } from './whims.ts';
