import { defineCorrectable } from '@stolik/games/ui';
import { check, draftOf } from './draft.ts';
import { Form } from './Form.tsx';
import { Cell, Piece } from './Piece.tsx';
import { rows } from './rows.ts';

/** The bots, to be put right by whoever has the box. */
export const correctable = defineCorrectable({ ...rows, draftOf, check, Form, Piece, Cell });
