import { Face, SeatMark } from '@stolik/games/ui';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RoundTable } from '../card/RoundTable.tsx';
import { Picture } from '../home/Picture.tsx';
import { Person } from '../me/Person.tsx';
import { type Choice, isBird } from './choices.ts';
import '../card/room.css';

interface ChairsProps {
  readonly game: string;
  readonly choices: readonly Choice[];
  readonly chosen: number;
  nameOf(seat: number): string;
  /** What is chosen for whoever sits there. */
  signOf(seat: number): ReactNode;
  onChoose(seat: number): void;
  /** How many chairs there can be. */
  readonly most: number;
  /** One more sits down. */
  onAdd(): void;
  /** Takes a chair away; missing where too few would be left. */
  readonly onRemove?: ((seat: number) => void) | undefined;
}

/** The table and its chairs: a tap on one asks who sits there, a tap on a free place puts one more. */
export function Chairs({ game, choices, chosen, most, nameOf, signOf, onChoose, onAdd, onRemove }: ChairsProps) {
  const { t } = useTranslation();
  return (
    <div className="room" role="group" aria-label={t('setup.seats')}>
      <RoundTable places={most} middle={<Picture game={game} />}>
        {(seat) =>
          seat >= choices.length ? (
            <FreePlace isNext={seat === choices.length} onAdd={onAdd} />
          ) : (
            <>
              <button
                type="button"
                className="room-chair"
                data-chair={seat}
                aria-pressed={seat === chosen}
                style={{ '--chair': `var(--seat-${seat})` } as CSSProperties}
                onClick={() => onChoose(seat)}
              >
                <Chair who={choices[seat].who} />
                <span className="room-name">
                  <SeatMark seat={seat} /> {nameOf(seat)} {signOf(seat)}
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
          )
        }
      </RoundTable>
    </div>
  );
}

/** All free places do the same: who hears or types hears of one. */
function FreePlace({ isNext, onAdd }: { readonly isNext: boolean; onAdd(): void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="room-chair"
      data-free
      aria-label={t('setup.add')}
      aria-hidden={!isNext}
      tabIndex={isNext ? undefined : -1}
      onClick={onAdd}
    >
      <span className="room-face" aria-hidden="true">
        +
      </span>
    </button>
  );
}

/** Whoever is no bird is here already, or still to come. */
function Chair({ who }: { readonly who: Choice['who'] }) {
  return (
    <span className="room-face">
      {isBird(who) ? <Face bot={who} size={64} /> : <Person className={`room-person ${who}`} />}
    </span>
  );
}
