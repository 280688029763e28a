import type { PositionProps } from '@stolik/games/ui';
import type { View } from '../../rules/index.ts';
import { rowOf } from '../cards.ts';
import { Die } from '../Die.tsx';
import { Silhouette } from '../Silhouette.tsx';
import './position.css';

/** A seat's network as it is now: five dice, and the bots that hang between them with their points. */
export function Position({ view, seat }: PositionProps<View>) {
  const { rounds } = view.seats[seat];
  const { dice, bots } = rounds[rounds.length - 1];
  return (
    <div className="sentient-circuit sentient-position">
      {dice.map((value, place) => (
        <span key={place} className="sentient-position-die">
          <Die value={value} place={place} />
        </span>
      ))}
      {bots.map((bot, slot) => (
        <span
          key={slot}
          className="sentient-position-bot"
          data-type={bot ? rowOf(view, bot.card).type : undefined}
          data-scores={bot && bot.vp > 0 ? true : undefined}
        >
          {bot && (
            <>
              <Silhouette type={rowOf(view, bot.card).type} />
              <b>{bot.vp}</b>
            </>
          )}
        </span>
      ))}
    </div>
  );
}
