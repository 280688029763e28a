import { LEVELS, type Level } from '@stolik/bots';
import { Face } from '@stolik/games/ui/faces';
import { useTranslation } from 'react-i18next';

/** A seat as the form has it. */
export interface Choice {
  readonly who: 'human' | 'open' | Level;
  readonly name: string;
}

interface SeatChoiceProps {
  readonly seat: number;
  readonly choice: Choice;
  /** Who may sit here; one possibility is no question. */
  readonly people: readonly ('human' | 'open')[];
  readonly hasBots: boolean;
  /** Whether it is the seat of whoever fills in the form. */
  readonly isOwn: boolean;
  onChange(part: Partial<Choice>): void;
}

/** Who sits on one seat of a new table. */
export function SeatChoice({ seat, choice, people, hasBots, isOwn, onChange }: SeatChoiceProps) {
  const { t } = useTranslation();
  const bot = LEVELS.find((level) => level === choice.who);
  return (
    <fieldset className="new-seat">
      <legend>{isOwn ? t('setup.you') : t('setup.seat', { n: seat + 1 })}</legend>
      {hasBots && (
        <div className="field new-sitter">
          <Face bot={choice.who} size={64} />
          <label htmlFor={`who-${seat}`}>{t('setup.who')}</label>
          <select
            id={`who-${seat}`}
            value={choice.who}
            aria-describedby={bot && `about-${seat}`}
            onChange={(event) => onChange({ who: event.target.value as Choice['who'] })}
          >
            {people.map((kind) => (
              <option key={kind} value={kind}>
                {t(kind === 'open' ? 'where.open' : 'setup.human')}
              </option>
            ))}
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {t(`bots.${level}.name`)}: {t(`bots.${level}.level`)}
              </option>
            ))}
          </select>
          {bot && <small id={`about-${seat}`}>{t(`bots.${bot}.about`)}</small>}
        </div>
      )}
      {choice.who === 'human' && (
        <div className="field">
          <label htmlFor={`name-${seat}`}>{t(isOwn ? 'online.yourName' : 'setup.name')}</label>
          <input
            id={`name-${seat}`}
            type="text"
            maxLength={20}
            value={choice.name}
            // A name that comes from the server does not change under somebody's hands.
            onFocus={() => onChange({ name: choice.name })}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </div>
      )}
    </fieldset>
  );
}
