import type { GameUi } from '@stolik/games/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../store/settings.ts';
import './wish.css';

interface WishChoiceProps {
  readonly ui: GameUi;
  /** Whose it is, where that is not the reader. */
  readonly whose?: string | undefined;
  readonly value: string | undefined;
  /** By whom each is taken that is. */
  readonly taken: ReadonlyMap<string, string>;
  readonly isOpen?: boolean;
  onChange(value: string | undefined): void;
}

/** What a player may choose of what their game offers, such as a colour: what each brings, and who has it. */
export function WishChoice({ ui, whose, value, taken, isOpen = false, onChange }: WishChoiceProps) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const name = useId();
  const { wish, game } = ui;
  if (!wish || !game.wishes) return null;
  const title = wish.title[language];
  const { About } = wish;
  const label = whose === undefined ? title : `${title}, ${whose}`;
  const card = (each: string | undefined, sign: ReactNode, words: string, about: ReactNode) => {
    const by = each && taken.get(each);
    return (
      <label key={words} data-on={value === each || undefined} data-taken={by !== undefined || undefined}>
        <input
          type="radio"
          className="visually-hidden"
          name={name}
          value={each ?? ''}
          checked={value === each}
          disabled={by !== undefined}
          onChange={() => onChange(each)}
        />
        <span className="wish-name">
          {sign} <b>{words}</b>
        </span>
        {by === undefined ? <small>{about}</small> : <small>{t('wish.taken', { name: by })}</small>}
      </label>
    );
  };
  return (
    <details className="wish" open={isOpen}>
      <summary>
        {label}:{' '}
        {value === undefined ? (
          t('wish.any')
        ) : (
          <>
            <wish.Sign value={value} /> <b>{wish.nameOf(value, language)}</b>
          </>
        )}
      </summary>
      <fieldset className="wish-cards">
        <legend className="visually-hidden">{label}</legend>
        {card(undefined, null, t('wish.any'), t('wish.anyAbout'))}
        {game.wishes.values.map((each) =>
          card(
            each,
            <wish.Sign value={each} />,
            wish.nameOf(each, language),
            About && <About value={each} language={language} />,
          ),
        )}
      </fieldset>
    </details>
  );
}

interface WishSignProps {
  readonly ui: GameUi;
  readonly value: string | undefined;
}

/** What somebody has chosen, beside their name. */
export function WishSign({ ui: { wish }, value }: WishSignProps) {
  const { language } = useSettings();
  if (!wish || value === undefined) return null;
  return (
    <span className="wish-sign" title={wish.nameOf(value, language)}>
      <wish.Sign value={value} />
      <span className="visually-hidden">{wish.nameOf(value, language)}</span>
    </span>
  );
}
