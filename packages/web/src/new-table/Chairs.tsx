import { Face, SeatMark } from '@stolik/games/ui';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { RoundTable } from '../card/RoundTable.tsx';
import { Picture } from '../home/Picture.tsx';
import { Person } from '../me/Person.tsx';
import { type Choice, isBird } from './choices.ts';

interface ChairsProps {
  readonly game: string;
  readonly choices: readonly Choice[];
  readonly chosen: number;
  nameOf(seat: number): string;
  onChoose(seat: number): void;
  /** One more sits down; missing where there is no room. */
  readonly onAdd?: (() => void) | undefined;
  /** Takes a chair away; missing where too few would be left. */
  readonly onRemove?: ((seat: number) => void) | undefined;
}

/** The table and its chairs: a tap on one asks who sits there, a tap on the free place puts one more. */
export function Chairs({ game, choices, chosen, nameOf, onChoose, onAdd, onRemove }: ChairsProps) {
  const { t } = useTranslation();
  return (
    <div className="new-room" role="group" aria-label={t('setup.seats')}>
      <RoundTable
        places={choices.length}
        middle={<Picture game={game} />}
        between={
          onAdd && (
            <button type="button" className="new-chair" data-free aria-label={t('setup.add')} onClick={onAdd}>
              <span className="new-face" aria-hidden="true">
                +
              </span>
            </button>
          )
        }
      >
        {(seat) => (
          <>
            <button
              type="button"
              className="new-chair"
              data-chair={seat}
              aria-pressed={seat === chosen}
              style={{ '--chair': `var(--seat-${seat})` } as CSSProperties}
              onClick={() => onChoose(seat)}
            >
              <Chair who={choices[seat].who} />
              <span className="new-name">
                <SeatMark seat={seat} /> {nameOf(seat)}
              </span>
            </button>
            {onRemove && seat > 0 && (
              <button
                type="button"
                className="new-away"
                aria-label={`${t('setup.remove')}: ${nameOf(seat)}`}
                title={t('setup.remove')}
                onClick={() => onRemove(seat)}
              >
                <span aria-hidden="true">×</span>
              </button>
            )}
          </>
        )}
      </RoundTable>
    </div>
  );
}

/** Whoever is no bird is here already, or still to come. */
function Chair({ who }: { readonly who: Choice['who'] }) {
  return (
    <span className="new-face">
      {isBird(who) ? <Face bot={who} size={64} /> : <Person className={`new-person ${who}`} />}
    </span>
  );
}
