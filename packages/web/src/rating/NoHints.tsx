import { Scales } from './RatedMark.tsx';
import { useRatingWords } from './use-words.ts';
import './rating.css';

/** Stands where hints are asked for at other tables; a ranked deal is one of those too at which there are none. */
export function NoHints({ isDaily = false }: { readonly isDaily?: boolean }) {
  const words = useRatingWords();
  const why = isDaily ? words.noHintsDaily : words.noHints;
  return (
    <span className="table-tool rated-tool" title={why}>
      <Scales />
      <span className="table-tool-name" aria-hidden="true">
        {isDaily ? words.ranked : words.rated}
      </span>
      <span className="visually-hidden">{why}</span>
    </span>
  );
}
