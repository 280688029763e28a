// The ints of this rules version. Steps share them: `apply` looks at the step first.

export const PASS = 0;
export const END = 1;
/** Tap Wheel: leave it at one die. */
export const STOP = 2;
/** Flux Remover: the new die goes back into the pool. */
export const RETURN = 3;
export const UP = 4;
export const DOWN = 5;
/** + 0..3: of the seat's four patterns. */
export const CHOOSE = 8;
/** + 0..5. */
export const SET_VALUE = 12;
/** + slot * 7 + the pips of the die that pays (0: favor tokens). */
export const USE = 20;
export const PAYMENTS = 7;
/** + die. */
export const PICK_DIE = 60;
/** + round * 30 + die. */
export const SWAP_DIE = 100;
/** + space. */
export const PUT_AT = 400;
/** + from * 20 + to. */
export const MOVE_DIE = 420;
/** + die * 20 + space. */
export const PLACE = 820;
