import type { Whom } from '@stolik/protocol/page';
import type { TableFeed } from '../online/feed.ts';
import { placeOf } from '../online/sitters.ts';
import { useFeed } from '../online/use-feed.ts';
import { AccountMark } from './Account.tsx';
import { PersonTools } from './PersonTools.tsx';
import { usePeopleWords } from './words.ts';
import './people.css';

/** The other people at a table, and what can be wanted of each. */
export function Others({ feed, names }: { readonly feed: TableFeed; readonly names: readonly string[] }) {
  const words = usePeopleWords();
  const { info, seat: own } = useFeed(feed);
  const mine = placeOf(info, own);
  const others = info.seats.flatMap(({ kind, name, isReserved }, seat) =>
    kind === 'human' && name !== undefined && !isReserved && seat !== mine ? [seat] : [],
  );
  if (others.length === 0) return null;
  return (
    <ul className="people-others" aria-label={words.others}>
      {others.map((seat) => {
        const { name, account } = info.seats[seat];
        const whom: Whom = { table: info.id, seat, whose: name };
        return (
          <li key={seat}>
            <PersonTools whom={whom} name={names[seat]} account={account}>
              {words.about(names[seat])} {account !== undefined && <AccountMark />}
            </PersonTools>
          </li>
        );
      })}
    </ul>
  );
}
