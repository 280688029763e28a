import { useTranslation } from 'react-i18next';
import { factsOf } from '../boxes.ts';
import './facts.css';

/** What helps to choose a game, as signs: how many play, how long, and how much there is to learn. */
export function Facts({ game }: { readonly game: string }) {
  const { t } = useTranslation();
  const facts = factsOf(game);
  if (!facts) return null;
  const { seats, minutes, weight } = facts;
  return (
    <ul className="facts">
      <li>
        <span className="visually-hidden">{t('home.players')}: </span>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 9a3.500 3.500 0 1 0-.01 0M3.500 17.500q0-6.500 6.500-6.500t6.500 6.500z" />
        </svg>
        {seats.min}–{seats.max}
      </li>
      <li>
        <span className="visually-hidden">{t('home.length')}: </span>
        <svg viewBox="0 0 20 20" aria-hidden="true" data-line>
          <circle cx="10" cy="10" r="7.500" />
          <path d="M10 5.500V10l3 2.500" />
        </svg>
        {t('home.minutes', { n: minutes })}
      </li>
      <li>
        <span className="visually-hidden">{t('home.weight')}: </span>
        <svg className="facts-weight" viewBox="0 0 34 20" aria-hidden="true">
          {[1, 2, 3].map((one) => (
            <rect
              key={one}
              x={one * 11 - 10}
              y={17 - one * 4.5}
              width="8"
              height={one * 4.5}
              rx="2"
              data-on={one <= weight || undefined}
            />
          ))}
        </svg>
        <span className="facts-words">{t(`home.weights.${weight}`)}</span>
      </li>
    </ul>
  );
}
