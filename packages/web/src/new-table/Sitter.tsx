import { LEVELS } from '@stolik/bots';
import { Face } from '@stolik/games/ui/faces';
import { useTranslation } from 'react-i18next';
import { type Choice, isBird } from './choices.ts';

interface SitterProps {
  readonly seat: number;
  readonly choice: Choice;
  /** Who may sit here besides bots. */
  readonly person: 'human' | 'open';
  /** Whether bots may: somebody has to play. */
  readonly hasBots: boolean;
  /** What somebody without a name is called. */
  readonly fallback: string;
  onChange(part: Partial<Choice>): void;
}

/** Who sits on the chair that was tapped. */
export function Sitter({ seat, choice, person, hasBots, fallback, onChange }: SitterProps) {
  const { t } = useTranslation();
  const { who } = choice;
  return (
    <fieldset className="new-sitter">
      <legend>{t('setup.whoAt', { n: seat + 1 })}</legend>
      {hasBots && (
        <div className="new-birds">
          {[person, ...LEVELS].map((each) => (
            <label key={each} data-on={who === each || undefined}>
              <input
                type="radio"
                name="who"
                value={each}
                checked={who === each}
                onChange={() => onChange({ who: each })}
                className="visually-hidden"
              />
              {isBird(each) ? <Face bot={each} size={44} /> : <span className="new-nobody" aria-hidden="true" />}
              <span>{isBird(each) ? t(`bots.${each}.name`) : t(each === 'open' ? 'where.friend' : 'setup.human')}</span>
              <small>{isBird(each) && t(`bots.${each}.level`)}</small>
            </label>
          ))}
        </div>
      )}
      <div className="new-more">
        {who === 'human' && (
          <div className="field">
            <label htmlFor={`name-${seat}`}>{t('setup.name')}</label>
            <input
              id={`name-${seat}`}
              type="text"
              maxLength={20}
              placeholder={fallback}
              value={choice.name}
              onChange={(event) => onChange({ name: event.target.value })}
            />
          </div>
        )}
        {who !== 'human' && <p>{isBird(who) ? t(`bots.${who}.about`) : t('where.open')}</p>}
      </div>
    </fieldset>
  );
}
