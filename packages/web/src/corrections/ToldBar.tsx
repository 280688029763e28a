import { countCorrections } from '../boxes.ts';
import type { TableFeed } from '../online/feed.ts';
import { useFeed } from '../online/use-feed.ts';
import { useSettings } from '../store/settings.ts';
import { Notice } from '../table/Notice.tsx';
import { Told } from './Told.tsx';
import { correctionsWords } from './words.ts';

/** Tells whoever sits down at a table with corrections, until they have played there; later it is in the menu. */
export function ToldBar({ feed }: { readonly feed: TableFeed }) {
  const { language } = useSettings();
  const { info, seat, happened } = useFeed(feed);
  const hasPlayed = happened.some((happening) => happening.seat !== undefined && happening.seat === seat);
  if (hasPlayed || countCorrections(info.game, info.options) === 0) return null;
  return (
    <Notice kind="corrections" action={<Told game={info.game} options={info.options} />}>
      {correctionsWords[language].table}
    </Notice>
  );
}
