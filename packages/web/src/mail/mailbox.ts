import type { Mailbox, Told } from '@stolik/protocol/page';
import { useEffect } from 'react';
import { create } from 'zustand';
import { ask } from '../online/api.ts';
import { useOnline } from '../online/connection.ts';
import { useSettings } from '../store/settings.ts';

/** Where the player is mailed, as the server said last; nothing while it is not known. */
const useMail = create<{ readonly mailbox: Mailbox | undefined }>()(() => ({ mailbox: undefined }));

/** Whoever has been online is asked about: nobody becomes a guest by looking at settings. */
export function useMailbox(): Mailbox | undefined {
  const me = useOnline((online) => online.me?.id);
  const language = useSettings((settings) => settings.language);
  useEffect(() => {
    if (me === undefined) return;
    useMail.setState({ mailbox: undefined });
    ask<Mailbox>('GET', '/me/mail').then(learn, () => {});
  }, [me]);
  const mailbox = useMail((mail) => mail.mailbox);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each language, also where the server does not take it
  useEffect(() => {
    // Mail speaks the language that the page speaks.
    if (mailbox?.address !== undefined && mailbox.language !== language) choose(mailbox.kinds).catch(() => {});
  }, [mailbox?.address, language]);
  return mailbox;
}

export async function want(address: string): Promise<void> {
  const { language } = useSettings.getState();
  learn(await ask<Mailbox>('PUT', '/me/mail', { address, language }));
}

export async function choose(kinds: readonly Told[]): Promise<void> {
  const { language } = useSettings.getState();
  const { mailbox: before } = useMail.getState();
  // At once: whoever ticks something sees it ticked.
  if (before) learn({ ...before, kinds: [...kinds] });
  try {
    learn(await ask<Mailbox>('PATCH', '/me/mail', { kinds, language }));
  } catch (error) {
    if (before) learn(before);
    throw error;
  }
}

export async function noMore(): Promise<void> {
  await ask('DELETE', '/me/mail');
  learn({ isOffered: true, kinds: [] });
}

function learn(mailbox: Mailbox): void {
  useMail.setState({ mailbox });
}
