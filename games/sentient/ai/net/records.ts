import { recordLayout } from '@stolik/bots/learning';
import { HEADS, MOST_TRUE, SCALED } from './rows.ts';

export const RECORD_LAYOUT = recordLayout({ rows: MOST_TRUE, scaled: SCALED, lines: HEADS });
