import { SeatFace, SeatMark } from '@stolik/games/ui';
import { Fragment } from 'react';
import type { Sentence } from './sentences.ts';

interface ChipsProps {
  readonly sentence: Sentence;
  /** Where every line begins with who it was. */
  readonly isNamed?: boolean;
}

/** Who did what, in pictures; the words are beside them, if only for screen readers. */
export function Chips({ sentence: { seat, name, short, pictures }, isNamed = false }: ChipsProps) {
  if (pictures.length === 0 && !(isNamed && seat !== undefined)) return null;
  return (
    <span className="chips" aria-hidden="true">
      {seat !== undefined && <SeatMark seat={seat} />}
      {seat !== undefined && <SeatFace seat={seat} size={20} />}
      {isNamed && short === '' && <strong>{name}</strong>}
      {pictures.map((picture, i) => (
        <Fragment key={i}>{picture}</Fragment>
      ))}
    </span>
  );
}

/** A sentence beside its pictures: what they tell is left to readers. */
export function Told({ sentence: { text, short } }: { readonly sentence: Sentence }) {
  if (text === short) return text;
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true">{short}</span>
    </>
  );
}
