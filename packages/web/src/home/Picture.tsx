import type { Language } from '@stolik/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSettings } from '../store/settings.ts';

const PICTURES: Readonly<Record<string, ReturnType<typeof lazyPicture>>> = {
  sagrada: lazyPicture(async () => (await import('@stolik/games/sagrada/ui/picture')).Picture),
  sentient: lazyPicture(async () => {
    const [{ Picture }] = await Promise.all([
      import('@stolik/games/sentient/ui/picture'),
      import('../styles/oxanium.css'),
    ]);
    return Picture;
  }),
  smartphone: lazyPicture(async () => {
    const [{ Picture }] = await Promise.all([
      import('@stolik/games/smartphone/ui/picture'),
      import('../styles/outfit.css'),
    ]);
    return Picture;
  }),
};

type Drawn = (look: { readonly language: Language; readonly marks: boolean }) => ReactNode;

function lazyPicture(load: () => Promise<Drawn>) {
  return lazy(async () => ({ default: await load() }));
}

/** A game's picture: its real board in a nice position. */
export function Picture({ game }: { readonly game: string }) {
  const { language, marks } = useSettings();
  const Drawn = PICTURES[game];
  return (
    <div className="home-picture">
      <Suspense fallback={null}>
        <Drawn language={language} marks={marks} />
      </Suspense>
    </div>
  );
}
