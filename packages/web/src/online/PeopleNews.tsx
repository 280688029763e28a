import { isDecided, isErased, type Said } from '@stolik/protocol/page';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../store/settings.ts';
import { withoutCoarse } from './coarse.ts';
import type { TableFeed } from './feed.ts';
import { noticeKind } from './notices.ts';
import { placeOf } from './sitters.ts';
import { useFeed } from './use-feed.ts';

/** How long news of people stay on the screen: what lasts is told at the seats. */
const SHOWN_MS = 8_000;
/** What the table tells of somebody who leaves the game or comes back to it. */
const TOLD: readonly Said['notice'][] = [
  'gathered',
  'called',
  'resumed',
  'timed-out',
  'away',
  'back',
  'resigned',
  'reminded',
  'declined',
  'withdrawn',
  'more-time',
];

interface News {
  readonly key: string;
  readonly sentence: string;
  /** Who says it, where somebody does. */
  readonly by?: string;
}

/** Says for a while who of the others left, gave up, ran out of time, came back or said something since the page looks. */
export function PeopleNews({ feed, names }: { readonly feed: TableFeed; readonly names: readonly string[] }) {
  const { t } = useTranslation();
  const { info, seat, said, comings } = useFeed(feed);
  const { coarse } = useSettings();
  const own = placeOf(info, seat);
  const last = { said: said.at(-1)?.n ?? -1, coming: comings.at(-1) };
  const [seen, setSeen] = useState(last);
  const news: News[] = [
    ...said.flatMap((one) => {
      const { n, notice, phrase, text, seat: whose } = one;
      // Of a game that is over the result tells it.
      if (n <= seen.said || (whose !== undefined && whose === own) || isErased(one)) return [];
      const key = `said ${n}`;
      const name = whose === undefined ? '' : names[whose];
      if (notice === undefined) {
        return name
          ? [
              {
                key,
                sentence: phrase ? t(`chat.phrases.${phrase}`) : coarse ? withoutCoarse(text ?? '') : (text ?? ''),
                by: name,
              },
            ]
          : [];
      }
      if (!TOLD.includes(notice) || info.status === 'over') return [];
      const kind = noticeKind(notice as 'back', isDecided(info));
      return [{ key, sentence: t(`chat.notices.${kind}`, { name, reason: '' }) }];
    }),
    // Who is not there any more is said as long as that is so.
    ...comings
      .slice(seen.coming ? comings.lastIndexOf(seen.coming) + 1 : 0)
      .flatMap(({ seat: whose, isBack }, i) =>
        isBack ? [{ key: `back ${whose} ${i}`, sentence: t('chat.connected', { name: names[whose] }) }] : [],
      ),
  ];
  const latest = news.map(({ key }) => key).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins anew with what is new
  useEffect(() => {
    if (latest === '') return;
    const timer = setTimeout(() => setSeen(last), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [latest]);
  return (
    <div className="people-news" role="status">
      {news.length > 0 && (
        <div className="bar">
          {news.map(({ key, sentence, by }) => (
            <p key={key} data-said={by !== undefined || undefined}>
              {by !== undefined && `${by}: `}
              {sentence}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
