import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sentence } from './sentences.ts';

export interface RecapProps {
  readonly sentences: readonly Sentence[];
  onMark(pieces: readonly string[]): void;
}

/** What the others did since the viewer's last move, where it cannot be missed. Pointing at a sentence shows it. */
export const Recap = memo(function Recap({ sentences, onMark }: RecapProps) {
  const { t } = useTranslation();
  const news = sentences.filter(({ isNew, deed }) => isNew && deed !== '');
  if (news.length === 0) return null;
  return (
    <p className="recap">
      <span className="recap-since">{t('table.since')}:</span>
      {news.map(({ id, deed, pieces }) =>
        pieces.length > 0 ? (
          <button
            key={id}
            type="button"
            className="recap-line"
            onPointerEnter={() => onMark(pieces)}
            onPointerLeave={() => onMark([])}
            onFocus={() => onMark(pieces)}
            onBlur={() => onMark([])}
          >
            {deed}
          </button>
        ) : (
          <span key={id}>{deed}</span>
        ),
      )}
    </p>
  );
});
