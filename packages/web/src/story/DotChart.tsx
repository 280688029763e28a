import { useSettings } from '../store/settings.ts';
import './dot-chart.css';
import { signed, storyWords } from './words.ts';

/** A mean with its interval. */
export interface Dot {
  readonly id: string;
  readonly name: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly isDifferent: boolean;
  /** Beside the number: how many games, and what else there is to say. */
  readonly note: string;
}

/** Means and how sure they are, on one scale with a line at none: a dot each, and a bar that it may lie in. */
export function DotChart({ dots, label }: { readonly dots: readonly Dot[]; readonly label: string }) {
  const { language } = useSettings();
  const words = storyWords[language];
  const reach = Math.max(1, ...dots.map(({ low, high }) => Math.max(-low, high)));
  const at = (points: number) => `${50 + (48 * points) / reach}%`;
  return (
    <ul className="dots" aria-label={label}>
      {dots.map(({ id, name, mean, low, high, isDifferent, note }) => (
        <li key={id} data-sure={isDifferent || undefined} data-side={mean >= 0 ? 'more' : 'less'}>
          <span className="dots-name">{name}</span>
          <span className="dots-line" aria-hidden="true">
            <i className="dots-none" />
            <i className="dots-bar" style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />
            <i className="dots-dot" style={{ left: at(mean) }} />
          </span>
          <span className="dots-told">
            <strong>{signed(mean, language)}</strong>
            <span className="visually-hidden"> ({words.interval(signed(low, language), signed(high, language))})</span>
            {isDifferent && <span className="visually-hidden">, {words.sure}</span>}
          </span>
          <span className="dots-note">{note}</span>
        </li>
      ))}
    </ul>
  );
}
