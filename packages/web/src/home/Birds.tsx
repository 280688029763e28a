import { LEVELS } from '@stolik/bots';
import { Face } from '@stolik/games/ui/faces';

/** Who waits here to play: the birds, who look over the edge of what lies below. */
export function Birds() {
  return (
    <div className="home-birds" aria-hidden="true">
      {LEVELS.map((level) => (
        <Face key={level} bot={level} />
      ))}
    </div>
  );
}
