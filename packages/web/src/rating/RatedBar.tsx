import type { TableFeed } from '../online/feed.ts';
import { useFeed } from '../online/use-feed.ts';
import { Notice } from '../table/Notice.tsx';
import { useRatingWords } from './use-words.ts';

/** Tells whoever sits at a rated table what that means, until they have played there. */
export function RatedBar({ feed }: { readonly feed: TableFeed }) {
  const words = useRatingWords();
  const { info, seat, happened } = useFeed(feed);
  const hasPlayed = happened.some((happening) => happening.seat !== undefined && happening.seat === seat);
  if (!info.isRated || info.status !== 'running' || seat === undefined || hasPlayed) return null;
  return <Notice kind="rated">{words.begins}</Notice>;
}
