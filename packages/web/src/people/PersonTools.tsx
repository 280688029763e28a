import { AskTwice } from '@stolik/games/ui';
import type { Relation, Whom } from '@stolik/protocol/page';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { ask, path } from '../online/api.ts';
import { useServerRequest } from '../online/server-request.ts';
import { ReportForm } from './ReportForm.tsx';
import { usePeopleWords } from './words.ts';
import './people.css';

interface PersonToolsProps {
  readonly whom: Whom;
  readonly name: string;
  readonly account?: string;
  /** What else the button is. */
  readonly opener?: ComponentProps<'button'>;
  /** What is on the button. */
  readonly children: ReactNode;
}

/** What can be wanted of somebody: not to hear them, not to meet them, or that a moderator looks. */
export function PersonTools({ whom, name, account, opener, children }: PersonToolsProps) {
  const words = usePeopleWords();
  return (
    <Dialog
      opener={{ className: 'button people-open', title: words.about(name), ...opener, children }}
      className="people-tools"
      heading={words.about(name)}
    >
      {(close) => <Tools whom={whom} name={name} account={account} close={close} />}
    </Dialog>
  );
}

/** What people are to each other is asked when the sheet opens, and changes on it. */
function Tools({ whom, name, account, close }: Omit<PersonToolsProps, 'children' | 'opener'> & { close(): void }) {
  const words = usePeopleWords();
  const request = useServerRequest();
  const [relation, setRelation] = useState<Relation>();
  const [done, setDone] = useState<string>();
  const look = async () => setRelation(await ask<Relation>('POST', '/me/relation', { whom }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useEffect(() => {
    // Without an answer all can be asked for, and what does not fit is refused.
    look().catch(() => setRelation({}));
  }, []);
  if (relation === undefined) return null;
  const { friend, unwanted } = relation;

  async function change(said: string, ...[method, path, body]: Parameters<typeof ask>): Promise<void> {
    const isDone = await request.run(async () => {
      await ask(method, path, body);
      await look();
    });
    setDone(isDone ? said : undefined);
  }

  return (
    <>
      {friend?.state === 'friends' || friend?.state === 'asked' ? (
        <p>{friend.state === 'friends' ? words.isFriend(name) : words.asked(name)}</p>
      ) : (
        unwanted?.kind !== 'block' && (
          <div className="people-choice">
            <button
              type="button"
              className="button"
              data-look="main"
              disabled={request.isBusy}
              onClick={() => change('', 'POST', '/friends', { whom })}
            >
              {words.friend}
            </button>
            <p>{words.friendText}</p>
          </div>
        )
      )}
      {account !== undefined && (
        <p>
          <Link to="/person/$account" params={{ account }} className="button">
            {words.profile}
          </Link>
        </p>
      )}
      {(['mute', 'block'] as const).map((kind) => (
        <div key={kind} className="people-choice">
          {unwanted?.kind === kind ? (
            <>
              <button
                type="button"
                className="button"
                disabled={request.isBusy}
                onClick={() => change(words.lifted, 'DELETE', path`/me/unwanted/${unwanted.key}`)}
              >
                {words.lift}
              </button>
              <p>{kind === 'mute' ? words.muted(name) : words.blocked(name)}</p>
            </>
          ) : (
            <>
              <AskTwice
                label={words[kind]}
                sure={words.blockSure}
                ask={kind === 'block'}
                disabled={request.isBusy}
                onYes={() => change('', 'POST', '/me/unwanted', { whom, kind })}
              />
              <p>
                {words[`${kind}Text`]} {kind === 'block' && friend?.state === 'friends' && words.blockEnds}
              </p>
            </>
          )}
        </div>
      ))}
      <ReportForm whom={whom} onDone={() => setDone(words.reported)} />
      <p role="status" className="people-done">
        {done}
      </p>
      <p role="alert" className="problem">
        {request.problem}
      </p>
      <div className="row">
        <button type="button" className="button" data-look="plain" onClick={close}>
          {words.close}
        </button>
      </div>
    </>
  );
}
