import { useSettings } from '../store/settings.ts';
import { correctionsWords, type Mark } from './words.ts';

/** How sure something is, in a word and by its edge: dashed is ours, dotted follows, a tick is somebody's who has looked. */
export function SureMark({ mark }: { readonly mark: Mark }) {
  const { language } = useSettings();
  return (
    <span className="sure" data-mark={mark}>
      {correctionsWords[language].marks[mark]}
    </span>
  );
}
