import { type GamePosition, SeatingContext } from '@stolik/games/ui';
import { lazy, Suspense, useMemo } from 'react';
import { Picture } from '../home/Picture.tsx';
import { useSettings } from '../store/settings.ts';
import { seatingOf } from '../table/seating.ts';

/** A game as somebody sees it. */
export interface Sight {
  readonly view: unknown;
  /** Whose eyes; `undefined` where nobody in particular looks. */
  readonly seat: number | undefined;
}

const POSITIONS = new Map(
  Object.entries(import.meta.glob<{ Position: GamePosition }>('../../../../games/*/ui/picture/position.ts')).map(
    ([path, load]) => [path.split('/').at(-4), lazy(async () => ({ default: (await load()).Position }))],
  ),
);

interface ThumbnailProps {
  readonly game: string;
  /** Until there is one, or where none comes, the game's own picture stands for it. */
  readonly sight: Sight | undefined;
}

/** A position the size of a stamp, drawn from the true one. Words beside it say what matters. */
export function Thumbnail({ game, sight }: ThumbnailProps) {
  const { language, marks } = useSettings();
  const Drawn = POSITIONS.get(game);
  const seat = sight?.seat;
  const seating = useMemo(() => seatingOf([], [], seat), [seat]);
  if (!sight || !Drawn) return <Picture game={game} />;
  return (
    <SeatingContext value={seating}>
      <Suspense fallback={<Picture game={game} />}>
        <Drawn view={sight.view} seat={seat ?? 0} language={language} marks={marks} />
      </Suspense>
    </SeatingContext>
  );
}
