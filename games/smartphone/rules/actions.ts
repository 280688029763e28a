// The ints of this rules version. Steps share them: `apply` looks at the step first.

export const END = 0;
export const READY = 1;
/** A retailer's bonus that needs no further choice. */
export const ACCEPT = 2;
export const DECLINE = 3;
export const PRICE_DOWN = 4;
export const PRICE_UP = 5;
/** NFC A: + 1..3 goods. */
export const DIRECT = 6;
/** + kind. */
export const TAKE = 10;
/** + technology. */
export const FINISH = 30;
/** + technology. */
export const RESEARCH = 40;
/** Controller B: + region. */
export const OFFICE = 50;
/** + region. */
export const EXPAND = 70;
/** A second office: + region. */
export const SECOND = 90;
/** + region. */
export const SELL = 110;
/** + from * 12 + to. */
export const MOVE = 130;
/** + kind. */
export const FACE_DOWN = 280;
/** + layout. */
export const LAYOUT = 300;
/** + entry: see `plan.ts`. */
export const LAY = 800;
