import { defineCorrectable } from '@stolik/games/ui';
import { check, draftOf } from './draft.ts';
import { Form } from './Form.tsx';
import { Piece } from './Piece.tsx';
import { rows } from './rows.ts';

/** Retailers and Steve, to be put right by whoever has the box. */
export const correctable = defineCorrectable({ ...rows, draftOf, check, Form, Piece });
