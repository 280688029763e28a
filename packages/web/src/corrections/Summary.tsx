import type { Correctable } from '@stolik/games/ui';
import { useSettings } from '../store/settings.ts';
import { markOf } from './mine.ts';
import { SureMark } from './SureMark.tsx';
import type { Rows } from './sets.ts';
import { correctionsWords, type Mark } from './words.ts';

const MARKS: readonly Mark[] = ['printed', 'deduced', 'reconstructed', 'own'];

/** How many of each field are sure, and how sure. */
export function Summary({ correctable, rows }: { readonly correctable: Correctable; readonly rows: Rows }) {
  const { language } = useSettings();
  const words = correctionsWords[language];
  const { groups, words: named } = correctable;
  const fields = [...new Set(groups.flatMap((group) => group.fields))];
  const counts = (field: string, mark: Mark) =>
    groups
      .filter((group) => group.fields.includes(field))
      .flatMap(({ keys }) => keys)
      .filter((key) => markOf(correctable, rows, key, field) === mark).length;
  return (
    <section className="corrections-summary">
      <h2>{words.sure}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            {MARKS.map((mark) => (
              <th key={mark} scope="col">
                <SureMark mark={mark} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field} data-field={field}>
              <th scope="row">{named[language].fields[field]}</th>
              {MARKS.map((mark) => {
                const count = counts(field, mark);
                return (
                  <td key={mark} data-mark={mark} data-none={count === 0 || undefined}>
                    {count}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <dl>
        {MARKS.map((mark) => (
          <div key={mark}>
            <dt>
              <SureMark mark={mark} />
            </dt>
            <dd>{words.markNotes[mark]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
