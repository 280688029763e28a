import { signsOf } from '@stolik/daily';
import { useSettings } from '../store/settings.ts';
import { dailyWords } from './words.ts';

interface RoundSignsProps {
  readonly rounds: readonly number[];
  readonly middle: readonly number[];
}

const SHOWN = { '+': '+', '=': '=', '-': '\u2212' } as const;

/** Each round as a sign: more, as much or less than the middle of the field had in it, and by how much. */
export function RoundSigns({ rounds, middle }: RoundSignsProps) {
  const { language } = useSettings();
  const w = dailyWords[language];
  const said = (points: number) => points.toLocaleString(language, { signDisplay: 'exceptZero' });
  return (
    <section className="daily-rounds">
      <h3>{w.rounds}</h3>
      <ol>
        {signsOf(rounds, middle).map((sign, i) => (
          <li key={i} data-sign={sign}>
            <span aria-hidden="true">
              <small>{i + 1}</small>
              <b>{SHOWN[sign]}</b>
              <small>{said(rounds[i] - (middle[i] ?? 0))}</small>
            </span>
            <span className="visually-hidden">{w.round(i + 1, said(rounds[i] - (middle[i] ?? 0)))}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
