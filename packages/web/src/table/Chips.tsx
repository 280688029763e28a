import { SeatFace, SeatMark } from '@stolik/games/ui';
import { Fragment } from 'react';
import type { Sentence } from './sentences.ts';

/** Who did what, in pictures; the words are beside them, if only for screen readers. */
export function Chips({ sentence: { seat, pictures } }: { readonly sentence: Sentence }) {
  if (pictures.length === 0) return null;
  return (
    <span className="chips" aria-hidden="true">
      {seat !== undefined && <SeatMark seat={seat} />}
      {seat !== undefined && <SeatFace seat={seat} size={20} />}
      {pictures.map((picture, i) => (
        <Fragment key={i}>{picture}</Fragment>
      ))}
    </span>
  );
}
