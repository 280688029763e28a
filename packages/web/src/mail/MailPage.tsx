import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTitle } from '../app/title.ts';
import { ask, path } from '../online/api.ts';
import { useServerRequest } from '../online/server-request.ts';
import { useMailWords } from './words.ts';
import '../people/people.css';

/** What is behind the `#` of a link in a mail: whoever has that mail needs no account here, and becomes nobody's guest. */
export function MailPage() {
  const words = useMailWords();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const [what, key = '', token = ''] = hash.split('.');
  useTitle(words.title);
  return (
    <div className="people wide">
      <section className="people-card">
        {what === 'confirm' && <Confirming key={hash} mailbox={key} token={token} />}
        {what === 'off' && <Ending key={hash} mailbox={key} />}
        {what !== 'confirm' && what !== 'off' && <p>{words.badLink}</p>}
        <p>
          <Link to="/me" className="button">
            {words.toMe}
          </Link>
        </p>
      </section>
    </div>
  );
}

/** By a tap: programs that look through mail follow every link, and own no address. */
function Confirming({ mailbox, token }: { readonly mailbox: string; readonly token: string }) {
  const words = useMailWords();
  const request = useServerRequest();
  const [isDone, setDone] = useState(false);
  const confirm = async () => setDone(await request.run(() => ask('POST', path`/mail/${mailbox}/confirm`, { token })));
  return (
    <>
      <h1>{words.confirmTitle}</h1>
      <p role="status">{isDone ? words.confirmed : words.confirmText}</p>
      {!isDone && (
        <p>
          <button type="button" className="button" data-look="main" disabled={request.isBusy} onClick={confirm}>
            {words.confirm}
          </button>
        </p>
      )}
      <p role="alert" className="problem">
        {request.problem}
      </p>
    </>
  );
}

/** At once: one tap in the mail is enough. */
function Ending({ mailbox }: { readonly mailbox: string }) {
  const words = useMailWords();
  const { run, problem } = useServerRequest();
  const [isDone, setDone] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => {
    run(() => ask('POST', path`/mail/${mailbox}/off`)).then(setDone);
  }, [mailbox]);
  return (
    <>
      <h1>{words.ended}</h1>
      <p role="status">{isDone ? words.endedText : words.ending}</p>
      <p role="alert" className="problem">
        {problem}
      </p>
    </>
  );
}
