import type { Correctable, CorrectableGroup } from '@stolik/games/ui';
import { Link } from '@tanstack/react-router';
import { useSettings } from '../store/settings.ts';
import { markOf } from './mine.ts';
import type { Rows } from './sets.ts';
import { correctionsWords } from './words.ts';

export interface RowListProps {
  readonly game: string;
  readonly correctable: Correctable;
  readonly rows: Rows;
  readonly shows: 'all' | 'unsure' | 'own';
  readonly open: string | undefined;
  /** Rows that somebody has begun to change. */
  readonly unsaved: ReadonlySet<string>;
}

/** Every row of the box, with how sure each of its fields is: one table a group, a row a link to its form. */
export function RowList({ shows, ...list }: RowListProps) {
  const { language } = useSettings();
  const { correctable, rows } = list;
  const isShown = (group: CorrectableGroup, key: string) => {
    if (shows === 'own') return rows.has(key);
    const isUnsure = () => group.fields.some((field) => markOf(correctable, rows, key, field) === 'reconstructed');
    return shows === 'all' || isUnsure();
  };
  const shown = correctable.groups
    .map((group) => ({ ...group, keys: group.keys.filter((key) => isShown(group, key)) }))
    .filter(({ keys }) => keys.length > 0);
  if (shown.length === 0) return <p>{correctionsWords[language].nothingShown}</p>;
  // Groups with the same fields share their columns.
  const tables = [...new Set(shown.map(({ fields }) => fields.join()))].map((fields) =>
    shown.filter((group) => group.fields.join() === fields),
  );
  return tables.map((groups) => <RowTable key={groups[0].id} {...list} groups={groups} />);
}

/** More columns than a phone has room for: there each row is a paragraph. */
const MANY = 5;

type RowTableProps = Omit<RowListProps, 'shows'> & { readonly groups: readonly CorrectableGroup[] };

function RowTable({ groups, ...list }: RowTableProps) {
  const { language } = useSettings();
  const named = list.correctable.words[language];
  // What a row is called stands in front of it.
  const columns = groups[0].fields.filter((field) => field !== 'id');
  return (
    <table className="corrections-rows" data-wide={columns.length > MANY || undefined}>
      <thead>
        <tr>
          <th scope="col">
            {named.fields.id ?? <span className="visually-hidden">{correctionsWords[language].field}</span>}
          </th>
          {columns.map((field) => (
            <th key={field} scope="col">
              {named.fields[field]}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ id, keys }) => (
        <tbody key={id}>
          <tr className="corrections-group">
            <th scope="rowgroup" colSpan={columns.length + 1}>
              {named.groups[id]}
            </th>
          </tr>
          {keys.map((key) => (
            <Row key={key} {...list} id={key} columns={columns} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

type RowProps = Omit<RowListProps, 'shows'> & { readonly id: string; readonly columns: readonly string[] };

function Row({ game, correctable, rows, open, unsaved, id, columns }: RowProps) {
  const { language } = useSettings();
  const words = correctionsWords[language];
  const { fields: named, nameOf, say } = correctable.words[language];
  const { Cell, Piece, ourRow } = correctable;
  const row = rows.get(id) ?? ourRow(id);
  return (
    <tr
      data-row={id}
      data-open={id === open || undefined}
      data-own={rows.has(id) || undefined}
      data-unsaved={unsaved.has(id) || undefined}
    >
      <th scope="row" data-mark={markOf(correctable, rows, id, 'id')}>
        <span className="corrections-small" aria-hidden="true">
          <Piece row={row} isCorrected={rows.has(id)} language={language} />
        </span>
        <Link to="/corrections/$game/$row" params={{ game, row: id }} resetScroll={false}>
          <span className="visually-hidden">{words.open} </span>
          {nameOf(id)}
          {unsaved.has(id) && <small> {words.isUnsaved}</small>}
        </Link>
      </th>
      {columns.map((field) => {
        const mark = markOf(correctable, rows, id, field);
        return (
          <td key={field} data-mark={mark} data-name={named[field]}>
            <span aria-hidden="true">
              {Cell ? <Cell row={row} field={field} language={language} /> : say(row, field)}
            </span>
            <span className="visually-hidden">
              {say(row, field)}, {words.marks[mark]}
            </span>
          </td>
        );
      })}
    </tr>
  );
}
