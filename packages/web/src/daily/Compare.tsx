import type { Result } from '@stolik/daily';
import { useSettings } from '../store/settings.ts';
import { valueIn } from './telling.ts';
import { dailyWords } from './words.ts';
import './compare.css';

interface CompareProps {
  /** The first is one's own; the others are set against it. */
  readonly games: readonly { readonly name: string; readonly result: Result }[];
  readonly isAlone: boolean;
}

/** Games of one deal beside each other: how each came out, and by how much each round of one's own was better or worse. */
export function Compare({ games, isAlone }: CompareProps) {
  const { language } = useSettings();
  const w = dailyWords[language];
  const [own, ...others] = games;
  const said = (points: number) => points.toLocaleString(language, { signDisplay: 'exceptZero' });
  return (
    <table className="compare">
      <caption className="visually-hidden">{w.compared}</caption>
      <thead>
        <tr>
          <th scope="col">{w.roundHead}</th>
          {games.map(({ name }, i) => (
            <th key={i} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {own.result.rounds.map((_, round) => (
          <tr key={round}>
            <th scope="row">{round + 1}</th>
            <td>{said(own.result.rounds[round])}</td>
            {others.map(({ result: { rounds } }, i) => {
              const difference = own.result.rounds[round] - (rounds[round] ?? 0);
              return (
                <td key={i} data-sign={Math.sign(difference)}>
                  {said(rounds[round] ?? 0)} <small>({w.byRound(said(difference))})</small>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{w.result}</th>
          {games.map(({ result }, i) => (
            <td key={i}>{valueIn(result, isAlone, language)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
