// The ints of this rules version.

export const PASS = 0;
export const END_TURN = 1;
/** + slot * 6 + assistants. */
export const PLACE_AGENT = 8;
/** None to all five. */
export const ASSISTANT_CHOICES = 6;
/** + slot * 4 + blocked corners. */
export const PLUG_IN = 40;
