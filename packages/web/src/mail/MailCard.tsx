import { Link } from '@tanstack/react-router';
import { AskForm, Field } from '../me/Fields.tsx';
import { useServerRequest } from '../online/server-request.ts';
import { noMore, useMailbox, want } from './mailbox.ts';
import { useMailWords } from './words.ts';

/** Where one is mailed, on one's own page; nothing where the server sends no mail and nobody has an address there. */
export function MailCard() {
  const words = useMailWords();
  const mailbox = useMailbox();
  const request = useServerRequest();
  if (!mailbox || (!mailbox.isOffered && mailbox.address === undefined)) return null;
  const { address, isConfirmed } = mailbox;
  return (
    <section className="me-card" id="mail">
      <h2>{words.title}</h2>
      {address === undefined ? (
        <>
          <p>{words.text}</p>
          <AskForm action={words.send} look="usual" onSend={({ address }) => want(address)}>
            <Field name="address" label={words.address} type="email" autoComplete="email" longest={254} />
          </AskForm>
        </>
      ) : (
        <>
          <p role="status">{isConfirmed ? words.good(address) : words.sent(address)}</p>
          <div className="row">
            {isConfirmed ? (
              <Link className="button" to="/settings">
                {words.choose}
              </Link>
            ) : (
              <button
                type="button"
                className="button"
                disabled={request.isBusy}
                onClick={() => request.run(() => want(address))}
              >
                {words.sendAgain}
              </button>
            )}
            <button type="button" className="button" disabled={request.isBusy} onClick={() => request.run(noMore)}>
              {words.remove}
            </button>
          </div>
          <p role="alert" className="problem">
            {request.problem}
          </p>
        </>
      )}
    </section>
  );
}
