import type { GroupRow } from '@stolik/protocol/page';
import { Link, useNavigate } from '@tanstack/react-router';
import { AskForm, Field } from '../me/Fields.tsx';
import { ask } from '../online/api.ts';
import { useLoaded } from './use-loaded.ts';
import { usePeopleWords } from './words.ts';
import '../me/me.css';

/** The groups somebody is in, and a new one. */
export function Groups() {
  const words = usePeopleWords();
  const navigate = useNavigate();
  const { loaded } = useLoaded<{ groups: readonly GroupRow[] }>('/groups');
  const groups = loaded === undefined || loaded === 'refused' ? [] : loaded.groups;
  return (
    <section className="people-card">
      <h2>{words.groups}</h2>
      <ul className="people-list">
        {groups.map(({ id, name, members, tables }) => (
          <li key={id}>
            <Link to="/group/$id" params={{ id }}>
              <strong>{name}</strong>
            </Link>
            <small>{words.groupOf(members, tables)}</small>
          </li>
        ))}
      </ul>
      <p className="people-note">{words.groupsText}</p>
      <AskForm
        action={words.makeGroup}
        look="usual"
        onSend={async (typed) => {
          const { id } = await ask<{ id: string }>('POST', '/groups', typed);
          await navigate({ to: '/group/$id', params: { id } });
        }}
      >
        <Field name="name" label={words.groupName} autoComplete="off" longest={40} />
      </AskForm>
    </section>
  );
}
