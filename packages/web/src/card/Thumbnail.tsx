import { type GamePosition, SeatingContext } from '@stolik/games/ui';
import { lazy, Suspense, useMemo } from 'react';
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

/** A position the size of a stamp, drawn from the true one. Words beside it say what matters. */
export function Thumbnail({ game, sight }: { readonly game: string; readonly sight: Sight }) {
  const { language, marks } = useSettings();
  const Drawn = POSITIONS.get(game);
  const { view, seat } = sight;
  const seating = useMemo(() => seatingOf([], [], seat), [seat]);
  return (
    <SeatingContext value={seating}>
      <Suspense fallback={null}>
        {Drawn && <Drawn view={view} seat={seat ?? 0} language={language} marks={marks} />}
      </Suspense>
    </SeatingContext>
  );
}
