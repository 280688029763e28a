import type { TableInfo } from '@stolik/protocol/page';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../online/connection.ts';
import { sitDown } from '../online/seating.ts';
import { useServerRequest } from '../online/server-request.ts';
import { isKeptFor } from '../online/sitters.ts';
import { isAlive } from './order.ts';

interface WayInProps {
  readonly info: TableInfo;
  readonly isMine: boolean;
  readonly isAsked: boolean;
  /** It ended while they were away: the result comes before the replay. */
  readonly isNews: boolean;
}

const WORDS = { open: 'online.join', running: 'online.watch', over: 'home.replay', gone: 'lobby.look' } as const;

/** To the table: to play, to sit down, to watch, or to see it again. A clock that runs at once is explained there first. */
export function WayIn({ info, isMine, isAsked, isNews }: WayInProps) {
  const { t } = useTranslation();
  const { id, status } = info;
  const me = useOnline((online) => online.me?.id);
  // Whoever is asked to play again knows the clock.
  if (status === 'open' && !isMine && (isKeptFor(info, me) || info.pace.kind !== 'live')) return <Join info={info} />;
  if (isNews) {
    return (
      <Link className="button" data-look="main" to="/table/$id" params={{ id }}>
        {t('home.lookAtEnd')}
      </Link>
    );
  }
  if (status === 'over') {
    return (
      <Link className="button" to="/replay/$id" params={{ id }} search={{}}>
        {t(WORDS.over)}
      </Link>
    );
  }
  return (
    <Link
      className="button"
      data-look={isAsked || (status === 'open' && !isMine && isAlive(info)) ? 'main' : undefined}
      to="/table/$id"
      params={{ id }}
    >
      {t(isMine ? (isAsked ? 'lobby.play' : 'lobby.look') : WORDS[status])}
    </Link>
  );
}

/** One tap, and one sits there. Who is waited for by nobody who is there is called less loudly. */
function Join({ info }: { readonly info: TableInfo }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const name = useOnline(({ me }) => me?.name) ?? '';
  const request = useServerRequest();
  return (
    <>
      <button
        type="button"
        className="button"
        data-look={isAlive(info) ? 'main' : undefined}
        disabled={request.isBusy}
        onClick={() =>
          request.run(async () => {
            await sitDown(info.id, name);
            await navigate({ to: '/table/$id', params: { id: info.id } });
          })
        }
      >
        {t(WORDS.open)}
      </button>
      <p role="alert" className="problem">
        {request.problem}
      </p>
    </>
  );
}
