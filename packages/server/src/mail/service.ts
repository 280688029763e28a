import { createTransport } from 'nodemailer';
import type { MailSettings } from '../settings.ts';
import type { Letter } from './letter.ts';

/** Takes letters, and throws where it does not. */
export interface MailService {
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** How long the mail server has for anything. */
const LONGEST_MS = 20_000;

/** Any mail server that speaks SMTP. A password goes over an encrypted connection alone. */
export function smtpService({ url, from }: MailSettings): MailService {
  const { protocol, username, password, hostname, port } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: !isSecure && username !== '',
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: LONGEST_MS,
    greetingTimeout: LONGEST_MS,
    socketTimeout: LONGEST_MS,
    // A letter is what is handed over, and nothing that it names.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, headers, id }) {
      await transport.sendMail({
        from: { name: 'Stolik', address: from },
        to: { name: '', address: to },
        envelope: { from, to: [to] },
        subject,
        text,
        headers,
        messageId: id,
      });
    },
    close: () => transport.close(),
  };
}

/** Whether a mail server says that it will never take this letter, as for an address that there is not. */
export function isForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode < 600;
}
