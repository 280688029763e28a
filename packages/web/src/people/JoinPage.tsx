import { useNavigate, useParams } from '@tanstack/react-router';
import { useTitle } from '../app/title.ts';
import { ask, path } from '../online/api.ts';
import { Connecting } from '../online/Connecting.tsx';
import { useServerRequest } from '../online/server-request.ts';
import { useLoaded } from './use-loaded.ts';
import { usePeopleWords } from './words.ts';
import './people.css';

/** The link of a group was opened: whoever wants to comes in. */
export function JoinPage() {
  const words = usePeopleWords();
  const { key } = useParams({ from: '/join/$key' });
  const navigate = useNavigate();
  const request = useServerRequest();
  const { loaded } = useLoaded<{ name: string; members: number }>(`/group-links/${encodeURIComponent(key)}`);
  useTitle(words.groups);
  const join = () =>
    request.run(async () => {
      const { id } = await ask<{ id: string }>('POST', path`/group-links/${key}`);
      await navigate({ to: '/group/$id', params: { id } });
    });
  if (loaded === undefined) return <Connecting />;
  if (loaded === 'refused') return <p className="people wide">{words.badLink}</p>;
  return (
    <div className="people wide">
      <section className="people-card">
        <h1>{words.joinGroup(loaded.name)}</h1>
        <p>{words.joinText(loaded.members)}</p>
        <p>
          <button type="button" className="button" data-look="main" disabled={request.isBusy} onClick={join}>
            {words.join}
          </button>
        </p>
        <p role="alert" className="problem">
          {request.problem}
        </p>
      </section>
    </div>
  );
}
