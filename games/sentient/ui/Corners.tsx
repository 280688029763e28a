import type { BotCard } from '../rules/index.ts';
import { isBlocked } from './plan.ts';
import type { Speech } from './speech.ts';
import type { TurnInMind } from './use-turn.ts';

export interface CornersProps {
  readonly row: BotCard;
  readonly turn: TurnInMind;
  readonly speech: Speech;
}

/** The signs of the bot in mind, to be tapped: an assistant on one keeps that die as it is. They lie over those of its card. */
export function Corners({ row, turn, speech: { words } }: CornersProps) {
  const sides = (['left', 'right'] as const).filter((side) => row[side] !== '=');
  return (
    <span role="group" aria-label={words.blockWith}>
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          className="sentient-block"
          data-block={side}
          aria-pressed={isBlocked(turn.plan.block, side)}
          title={words.blockHelp}
          onClick={() => turn.chooseBlock(side)}
        >
          <span className="visually-hidden">
            {words[side]} {words.corner[row[side]]}
          </span>
        </button>
      ))}
    </span>
  );
}
