import type { Question, Weight } from '@stolik/review/puzzles';

export interface ToWeigher {
  readonly game: string;
  readonly version: number;
  readonly question: Question;
}

export type FromWeigher = { readonly weight: Weight } | { readonly error: string };
