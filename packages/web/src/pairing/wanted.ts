import type { SearchPace } from '@stolik/protocol/page';
import { factsOf, GAME_IDS } from '../boxes.ts';

/** What somebody would play, as the form has it. */
export interface Wanted {
  readonly games: readonly string[];
  readonly seats: readonly number[];
  readonly pace: SearchPace;
  readonly rated: boolean;
}

const KEY = 'stolik.find';

/** What was looked for last in this browser; at first any game for two or three. */
export function lastWanted(game: string | undefined): Wanted {
  const last = { games: GAME_IDS, seats: [2, 3], pace: 'live', rated: false, ...kept() } as Wanted;
  return game === undefined ? last : { ...last, games: [game] };
}

export function keepWanted(wanted: Wanted): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wanted));
  } catch {
    // Then it is chosen anew.
  }
}

/** How many may play any of these games. */
export function seatsFor(games: readonly string[]): readonly number[] {
  const ranges = games.flatMap((game) => factsOf(game)?.seats ?? []);
  return [2, 3, 4, 5].filter((count) => ranges.some(({ min, max }) => count >= min && count <= max));
}

/** What was kept, as far as it is still understood. */
function kept(): Partial<Wanted> {
  try {
    const { games, seats, pace, rated } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return {
      ...(Array.isArray(games) && { games: GAME_IDS.filter((id) => games.includes(id)) }),
      ...(Array.isArray(seats) && { seats: [2, 3, 4, 5].filter((count) => seats.includes(count)) }),
      ...((pace === 'live' || pace === 'days') && { pace }),
      ...(typeof rated === 'boolean' && { rated }),
    };
  } catch {
    return {};
  }
}
