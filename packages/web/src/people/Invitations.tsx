import type { Invitation } from '@stolik/protocol/page';
import { Link } from '@tanstack/react-router';
import { titleOf } from '../boxes.ts';
import { ask, path } from '../online/api.ts';
import { useServerRequest } from '../online/server-request.ts';
import { AccountMark } from './Account.tsx';
import { askForNews, useNews } from './news.ts';
import { usePeopleWords } from './words.ts';
import './people.css';

/** Tables to which friends ask whoever reads this. */
export function Invitations() {
  const invitations = useNews((news) => news.invitations);
  if (invitations.length === 0) return null;
  return (
    <div className="people-invitations">
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.key} invitation={invitation} />
      ))}
    </div>
  );
}

function InvitationRow({ invitation: { key, by, table } }: { readonly invitation: Invitation }) {
  const words = usePeopleWords();
  const request = useServerRequest();
  return (
    <div className="news">
      <p>
        {words.invited(by.name, titleOf(table.game))} {by.account !== undefined && <AccountMark />}
      </p>
      <div className="row">
        <Link to="/table/$id" params={{ id: table.id }} className="button" data-look="main">
          {words.toTable}
        </Link>
        <button
          type="button"
          className="button"
          disabled={request.isBusy}
          onClick={() => request.run(() => ask('DELETE', path`/me/invitations/${key}`)).then(askForNews)}
        >
          {words.notNow}
        </button>
      </div>
      <p role="alert" className="problem">
        {request.problem}
      </p>
    </div>
  );
}
