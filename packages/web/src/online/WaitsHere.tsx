import type { TableInfo } from '@stolik/protocol/page';
import { useTranslation } from 'react-i18next';
import { WhereaboutsMark } from './Whereabouts.tsx';
import { whereaboutsOf } from './whereabouts.ts';

/** Whether somebody who waits here is there: whoever sits down wants to know whom to wait for. */
export function WaitsHere({ info, seat }: { readonly info: TableInfo; readonly seat: number }) {
  const { t } = useTranslation();
  const is = whereaboutsOf(info, seat, { actors: [], now: 0 });
  if (!is) return null;
  return (
    <small className="waiting-here" data-here={is === 'here'}>
      <WhereaboutsMark is={is} isSaid /> {t(is === 'here' ? 'lobby.here' : 'lobby.notHere')}
    </small>
  );
}
