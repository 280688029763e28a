import type { Correctable } from '@stolik/games/ui';
import { useSettings } from '../store/settings.ts';
import type { Change } from './sets.ts';
import { correctionsWords } from './words.ts';

export interface ChangesProps {
  readonly correctable: Correctable;
  readonly changes: readonly Change[];
  /** How what would be there otherwise is called. */
  readonly before: string;
}

/** What is different, row by row and field by field. */
export function Changes({ correctable, changes, before }: ChangesProps) {
  const { language } = useSettings();
  const { same } = correctionsWords[language];
  const { nameOf, fields: named, say } = correctable.words[language];
  return (
    <ul className="corrections-changes">
      {changes.map(({ key, fields, before: old, after }) => (
        <li key={key}>
          <strong>{nameOf(key)}</strong>
          {fields.length === 0 && <span>: {same}</span>}
          {fields.map((field) => (
            <span key={field} className="corrections-change">
              {named[field]}: <b>{say(after, field)}</b>{' '}
              <small>
                ({before}: {say(old, field)})
              </small>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
