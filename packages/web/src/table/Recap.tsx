import { isPhone } from '@stolik/games/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips } from './Chips.tsx';
import type { Sentence } from './sentences.ts';

export interface RecapProps {
  readonly sentences: readonly Sentence[];
  onMark(pieces: readonly string[]): void;
}

/** What the others did since the viewer's last move, where it cannot be missed. Pointing at it shows it on the board. */
export const Recap = memo(function Recap({ sentences, onMark }: RecapProps) {
  const { t } = useTranslation();
  const news = sentences.filter(({ isNew, deed }) => isNew && deed !== '');
  const shown = latestOf(news);
  if (shown.length === 0) return null;
  return (
    <p className="recap">
      <span className="recap-since">{t('table.since')}:</span>
      {shown.map((sentence) =>
        sentence.pieces.length > 0 ? (
          <button
            key={sentence.id}
            type="button"
            className="recap-line"
            title={sentence.pictures.length > 0 ? sentence.deed : undefined}
            onPointerEnter={() => onMark(sentence.pieces)}
            onPointerLeave={() => onMark([])}
            onFocus={() => onMark(sentence.pieces)}
            onBlur={() => onMark([])}
          >
            <Chips sentence={sentence} />
            <span className={sentence.pictures.length > 0 ? 'visually-hidden' : undefined}>{sentence.deed}</span>
          </button>
        ) : (
          <span key={sentence.id}>{sentence.deed}</span>
        ),
      )}
    </p>
  );
});

/** Letters that have room: two lines, on a phone over the whole width, elsewhere beside what is asked. */
const ROOM = { phone: 100, desktop: 110 } as const;

/** As wide as so many letters. */
const PICTURE = 12;

/** The latest that have room; whoever wants to know the rest finds it in the log. */
function latestOf(news: readonly Sentence[]): readonly Sentence[] {
  let room: number = isPhone() ? ROOM.phone : ROOM.desktop;
  const first = news.findLastIndex(({ deed, pictures }) => {
    room -= pictures.length > 0 ? PICTURE * (pictures.length + 1) : deed.length;
    return room < 0;
  });
  // The last one is always told, however long it is.
  const shown = news.slice(Math.min(first + 1, news.length - 1));
  return shown.map((one, i) => (i === 0 && shown.length < news.length ? { ...one, deed: `... ${one.deed}` } : one));
}
