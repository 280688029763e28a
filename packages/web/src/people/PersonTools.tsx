import type { Whom } from '@stolik/protocol/page';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { ask } from '../online/api.ts';
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

function Tools({ whom, name, account, close }: Omit<PersonToolsProps, 'children' | 'opener'> & { close(): void }) {
  const words = usePeopleWords();
  const request = useServerRequest();
  const [done, setDone] = useState<string>();
  async function avoid(kind: 'mute' | 'block'): Promise<void> {
    if (await request.run(() => ask('POST', '/me/unwanted', { whom, kind }))) {
      setDone(kind === 'mute' ? words.muted(name) : words.blocked(name));
    }
  }
  async function befriend(): Promise<void> {
    if (await request.run(() => ask('POST', '/friends', { whom }))) setDone(words.asked(name));
  }
  return (
    <>
      <div className="people-choice">
        <button type="button" className="button" data-look="main" disabled={request.isBusy} onClick={befriend}>
          {words.friend}
        </button>
        <p>{words.friendText}</p>
      </div>
      {account !== undefined && (
        <p>
          <Link to="/person/$account" params={{ account }} className="button">
            {words.profile}
          </Link>
        </p>
      )}
      {(['mute', 'block'] as const).map((kind) => (
        <div key={kind} className="people-choice">
          <button type="button" className="button" disabled={request.isBusy} onClick={() => avoid(kind)}>
            {words[kind]}
          </button>
          <p>{words[`${kind}Text`]}</p>
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
