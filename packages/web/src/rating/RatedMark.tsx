import type { TableInfo } from '@stolik/protocol/page';
import { useRatingWords } from './use-words.ts';
import './rating.css';

/** Marks a table at which people are rated. */
export function RatedMark({ info }: { readonly info: Pick<TableInfo, 'isRated'> }) {
  const words = useRatingWords();
  if (!info.isRated) return null;
  return (
    <span className="rated-mark" title={words.invited}>
      <Scales /> {words.rated}
    </span>
  );
}

/** Steps with a figure on them, which is not taken for a medal. */
export function Scales() {
  return (
    <svg className="rated-sign" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M2 18h16M3.500 18v-4.500H8V18M8 18V9h4.500v9M12.500 18v-7H17v7M10.250 6.500a2 2 0 1 0-.01 0" />
    </svg>
  );
}
