import type { GamePicture } from '@stolik/games/ui';
import { lazy, Suspense } from 'react';
import { useSettings } from '../store/settings.ts';
import './picture.css';

const PICTURES = new Map(
  Object.entries(import.meta.glob<{ Picture: GamePicture }>('../../../../games/*/ui/picture/index.ts')).map(
    ([path, load]) => [path.split('/').at(-4), lazy(async () => ({ default: (await load()).Picture }))],
  ),
);

/** A game's picture: its board in a nice position. Pictures must not bring boards along: they are part of the first visit. */
export function Picture({ game }: { readonly game: string }) {
  const { language, marks } = useSettings();
  const Drawn = PICTURES.get(game);
  return (
    <div className="home-picture">
      <Suspense fallback={null}>{Drawn && <Drawn language={language} marks={marks} />}</Suspense>
    </div>
  );
}
