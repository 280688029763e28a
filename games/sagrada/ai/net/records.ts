import { recordLayout } from '@stolik/bots/learning';

/** Rows that may be true of a window, numbers, and score lines: three public objectives, private, empty, target. */
export const RECORD_LAYOUT = recordLayout({ rows: 48, scaled: 6, lines: 6 });
