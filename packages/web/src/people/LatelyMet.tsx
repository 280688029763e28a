import type { Friend, TableList } from '@stolik/protocol/page';
import { useOnline } from '../online/connection.ts';
import { AccountMark } from './Account.tsx';
import { lately } from './lately.ts';
import { PersonTools } from './PersonTools.tsx';
import { useLoaded } from './use-loaded.ts';
import { usePeopleWords } from './words.ts';

/** People from one's latest games who are no friends yet: what can be wanted of each is a tap away. */
export function LatelyMet({ friends }: { readonly friends: readonly Friend[] }) {
  const words = usePeopleWords();
  const me = useOnline((online) => online.me?.id);
  const { loaded } = useLoaded<TableList>('/me/history');
  if (me === undefined || typeof loaded !== 'object') return null;
  const known = new Set(friends.flatMap(({ account }) => (account === undefined ? [] : [account])));
  const met = lately(loaded.tables, me, known);
  if (met.length === 0) return null;
  return (
    <>
      <h3>{words.lately}</h3>
      <ul className="people-others">
        {met.map(({ whom, name, account }) => (
          <li key={account ?? name}>
            <PersonTools whom={whom} name={name} account={account}>
              {name} {account !== undefined && <AccountMark />}
            </PersonTools>
          </li>
        ))}
      </ul>
    </>
  );
}
