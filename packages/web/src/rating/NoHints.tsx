import { Scales } from './RatedMark.tsx';
import { useRatingWords } from './use-words.ts';
import './rating.css';

/** Stands where hints are asked for at other tables. */
export function NoHints() {
  const words = useRatingWords();
  return (
    <span className="table-tool rated-tool" title={words.noHints}>
      <Scales />
      <span className="table-tool-name" aria-hidden="true">
        {words.rated}
      </span>
      <span className="visually-hidden">{words.noHints}</span>
    </span>
  );
}
