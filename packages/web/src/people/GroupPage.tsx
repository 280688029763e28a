import { AskTwice } from '@stolik/games/ui';
import type { Group } from '@stolik/protocol/page';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useTitle } from '../app/title.ts';
import { GAME_IDS, titleOf } from '../boxes.ts';
import { TableRow } from '../lobby/TableRow.tsx';
import { AskForm, Field } from '../me/Fields.tsx';
import { ask, path } from '../online/api.ts';
import { Connecting } from '../online/Connecting.tsx';
import { useServerRequest } from '../online/server-request.ts';
import { AccountMark } from './Account.tsx';
import { CopyField } from './CopyField.tsx';
import { useLoaded } from './use-loaded.ts';
import { usePeopleWords } from './words.ts';
import '../lobby/lobby.css';
import '../me/me.css';
import './people.css';

/** A group: its tables, its members, and the link that lets others in. */
export function GroupPage() {
  const words = usePeopleWords();
  const { id } = useParams({ from: '/group/$id' });
  const { loaded, load } = useLoaded<Group>(`/groups/${encodeURIComponent(id)}`);
  useTitle(loaded === undefined || loaded === 'refused' ? words.groups : loaded.name);
  if (loaded === undefined) return <Connecting />;
  if (loaded === 'refused') return <p className="people wide">{words.noGroup}</p>;
  return (
    <div className="people wide" data-wide>
      <h1>{loaded.name}</h1>
      <section className="people-card">
        <h2>{words.groupTables}</h2>
        {loaded.tables.length === 0 ? (
          <p className="people-note">{words.noTables}</p>
        ) : (
          <div className="lobby">
            <div className="lobby-group">
              <ul>
                {loaded.tables
                  .filter(({ game }) => GAME_IDS.includes(game))
                  .map((info) => (
                    <TableRow key={info.id} info={info} />
                  ))}
              </ul>
            </div>
          </div>
        )}
        <p className="row">
          {words.makeTable}{' '}
          {GAME_IDS.map((game) => (
            <Link
              key={game}
              className="button"
              to="/new/$game"
              params={{ game }}
              search={{ where: 'online', group: loaded.id }}
            >
              {titleOf(game)}
            </Link>
          ))}
        </p>
      </section>
      <Members group={loaded} onChange={load} />
    </div>
  );
}

function Members({ group, onChange }: { readonly group: Group; onChange(): void }) {
  const words = usePeopleWords();
  const navigate = useNavigate();
  const request = useServerRequest();
  const { id, link, isOwner, members } = group;
  async function remove(key: string, isYou: boolean): Promise<void> {
    if (!(await request.run(() => ask('DELETE', path`/groups/${id}/members/${key}`)))) return;
    if (isYou) navigate({ to: '/people' });
    else onChange();
  }
  return (
    <section className="people-card">
      <h2>{words.members}</h2>
      <ul className="people-list">
        {members.map(({ key, name, account, isHere, isYou = false }) => (
          <li key={key}>
            <span>
              <strong>
                {name} {account !== undefined && <AccountMark />}
              </strong>
              {isYou && <small>{words.you}</small>}
              {isHere !== undefined && (
                <small className="people-here" data-here={isHere}>
                  {isHere ? words.here : words.notHere}
                </small>
              )}
            </span>
            {(isYou || isOwner) && (
              <AskTwice
                label={isYou ? words.leave : words.remove}
                sure={isYou ? words.leaveSure : words.unfriendSure}
                aria-label={isYou ? undefined : `${words.remove}: ${name}`}
                disabled={request.isBusy}
                onYes={() => remove(key, isYou)}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="people-add">
        <h3>{words.groupLink}</h3>
        <p>{words.groupLinkText}</p>
        <CopyField url={new URL(`/join/${link}`, location.href).href} label={words.link} />
        {isOwner && (
          <>
            <p className="people-note">
              {words.linkText}{' '}
              <button
                type="button"
                className="button"
                disabled={request.isBusy}
                onClick={() => request.run(() => ask('POST', path`/groups/${id}/link`)).then(onChange)}
              >
                {words.newLink}
              </button>
            </p>
            <AskForm
              action={words.rename}
              look="usual"
              onSend={(typed) => ask('PATCH', path`/groups/${id}`, typed).then(onChange)}
            >
              <Field name="name" label={words.groupName} autoComplete="off" longest={40} given={group.name} />
            </AskForm>
          </>
        )}
      </div>
      <p role="alert" className="problem">
        {request.problem}
      </p>
    </section>
  );
}
