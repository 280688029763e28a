import { useSettings } from '../store/settings.ts';
import { ExamplePicture } from './ExamplePicture.tsx';
import type { Rulebook } from './load.ts';

/** What a chapter is known by: an example of its own, or a few signs. */
export function ChapterPicture({ rulebook, chapter }: { readonly rulebook: Rulebook; readonly chapter: string }) {
  const { reference, sign: Sign } = rulebook;
  const { language, marks } = useSettings();
  const { picture } = reference.chapters[chapter];
  if ('signs' in picture)
    return (
      <div className="picture picture-signs" data-count={picture.signs.length} aria-hidden="true" inert>
        {picture.signs.map((id) => (
          <Sign key={id} id={id} language={language} marks={marks} />
        ))}
      </div>
    );
  const [example] = reference.units.find(({ id }) => id === picture.unit)?.examples ?? [];
  return example && <ExamplePicture rulebook={rulebook} example={example} />;
}
