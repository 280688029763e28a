import { type GamePosition, type GameUi, SeatingContext, type SeatLook } from '@stolik/games/ui';
import { lazy, Suspense, useMemo } from 'react';
import { Picture } from '../home/Picture.tsx';
import { useSettings } from '../store/settings.ts';
import { seatingOf } from '../table/seating.ts';

/** A game as somebody sees it. */
export interface Sight {
  readonly view: unknown;
  /** Whose eyes; `undefined` where nobody in particular looks. */
  readonly seat: number | undefined;
  /** How the seats look, where the game says it. */
  readonly looks: readonly SeatLook[] | undefined;
}

interface PositionModule {
  readonly Position: GamePosition;
  readonly looksOf?: GameUi['looksOf'];
}

const MODULES = new Map(
  Object.entries(import.meta.glob<PositionModule>('../../../../games/*/ui/picture/position.ts')).map(([path, load]) => [
    path.split('/').at(-4),
    load,
  ]),
);

const POSITIONS = new Map(
  [...MODULES].map(([game, load]) => [game, lazy(async () => ({ default: (await load()).Position }))]),
);

/** How the seats of a game look in a view of it, without the table's code; nothing where the page says it. */
export async function looksIn(game: string, view: unknown): Promise<readonly SeatLook[] | undefined> {
  return (await MODULES.get(game)?.())?.looksOf?.(view);
}

interface ThumbnailProps {
  readonly game: string;
  /** Until there is one, or where none comes, the game's own picture stands for it. */
  readonly sight: Sight | undefined;
}

/** A position the size of a stamp, drawn from the true one. Words beside it say what matters. */
export function Thumbnail({ game, sight }: ThumbnailProps) {
  const { language, marks } = useSettings();
  const Drawn = POSITIONS.get(game);
  const { seat, looks } = sight ?? {};
  const seating = useMemo(() => seatingOf([], [], seat, looks), [seat, looks]);
  if (!sight || !Drawn) return <Picture game={game} />;
  return (
    <SeatingContext value={seating}>
      <Suspense fallback={<Picture game={game} />}>
        <Drawn view={sight.view} seat={seat ?? 0} language={language} marks={marks} />
      </Suspense>
    </SeatingContext>
  );
}
