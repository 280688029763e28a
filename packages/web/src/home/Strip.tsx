import { LadderCard } from '../birds/LadderCard.tsx';
import { DailyCard } from '../daily/DailyCard.tsx';
import { PuzzleCard } from '../puzzles/PuzzleCard.tsx';
import './strip.css';

/** What calls one back: a card each, in one row. It is loaded for whoever has played here before. */
export function Strip() {
  return (
    <ul className="home-strip">
      <DailyCard />
      <PuzzleCard />
      <LadderCard />
    </ul>
  );
}
