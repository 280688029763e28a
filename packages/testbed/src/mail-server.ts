import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as a mail server gets it. */
export interface Arrived {
  readonly from: string;
  readonly to: readonly string[];
  /** Names in lower case, long lines put together again. */
  readonly headers: ReadonlyMap<string, string>;
  /** Every header line, to see that there are no others. */
  readonly names: readonly string[];
  readonly subject: string;
  readonly text: string;
}

/** A mail server in this process that speaks SMTP and keeps what it takes. */
export class MailServer {
  readonly arrived: Arrived[] = [];
  /** What it answers to letters, one after the other; afterwards it takes everything. */
  readonly answers: number[] = [];
  attempts = 0;
  readonly #server: SMTPServer;

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
        stream.on('end', () => {
          this.attempts++;
          const code = this.answers.shift();
          if (code !== undefined) return done(Object.assign(new Error('not now'), { responseCode: code }));
          const { mailFrom, rcptTo } = session.envelope;
          const from = mailFrom === false ? '' : mailFrom.address;
          this.arrived.push(
            read(
              Buffer.concat(chunks).toString(),
              from,
              rcptTo.map(({ address }) => address),
            ),
          );
          done();
        });
      },
    });
  }

  static async open(): Promise<MailServer> {
    const mail = new MailServer();
    mail.#server.listen(0, '127.0.0.1');
    await once(mail.#server.server, 'listening');
    return mail;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  /** The newest mail to an address. */
  last(to: string): Arrived | undefined {
    return this.arrived.findLast((one) => one.to.includes(to));
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

function read(source: string, from: string, to: readonly string[]): Arrived {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]);
  const headers = new Map(pairs.map(([name, value]) => [name.toLowerCase(), value]));
  const body = source.slice(end + 4);
  const encoding = headers.get('content-transfer-encoding') ?? '7bit';
  return {
    ...{ from, to, headers },
    names: pairs.map(([name]) => name),
    subject: decodedWords(headers.get('subject') ?? ''),
    text: (encoding === 'base64' ? base64(body) : encoding === 'quoted-printable' ? quoted(body) : body).replaceAll(
      '\r\n',
      '\n',
    ),
  };
}

/** RFC 2047. */
function decodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind, word) =>
      kind.toLowerCase() === 'b' ? base64(word) : quoted(word.replaceAll('_', ' ')),
    );
}

function base64(text: string): string {
  return Buffer.from(text, 'base64').toString();
}

function quoted(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
