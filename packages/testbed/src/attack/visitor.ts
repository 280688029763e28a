import { randomUUID } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

/** The answer to a request; 0 as its status where the server cut the connection. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  /** Sent as it is. */
  readonly body?: string | Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends a request exactly as it is written: nothing is encoded, added or repaired. */
export function send(
  address: string,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Answer> {
  const { hostname, port } = new URL(address);
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve) => {
    const cut: Answer = { status: 0, headers: {}, text: '' };
    const asking = request({ hostname, port, path, method, headers: { ...length, ...headers }, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('close', () => {
        const { statusCode: status = 0, headers: told } = response;
        resolve({ status, headers: told, text: Buffer.concat(chunks).toString() });
      });
    });
    asking.on('error', () => {
      // The server may end a connection that was kept in the very moment it is used again.
      if (asking.reusedSocket) send(address, path, { method, headers, body }).then(resolve);
      else resolve(cut);
    });
    asking.end(body);
  });
}

/** Ends the connections that were kept for the next request. */
export function hangUp(): void {
  agent.destroy();
}

/** Somebody with cookies, honest or not. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly address: string;
  readonly #from: string | undefined;

  /** `from`: the address that a proxy would name. */
  constructor(address: string, from?: string) {
    this.address = address;
    this.#from = from;
  }

  /** A new guest. */
  static async arrive(address: string, from?: string): Promise<Visitor> {
    const visitor = new Visitor(address, from);
    const { status, text } = await visitor.get('/api/me');
    if (status !== 200) throw new Error(`an honest visitor was refused: ${status} ${text}`);
    return visitor;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** What the cookie that says who we are holds. */
  get token(): string {
    return this.cookies.get('stolik.session_token') ?? '';
  }

  /** What a page of the server sends along with everything. */
  get headers(): Record<string, string> {
    return {
      origin: this.address,
      ...(this.cookies.size > 0 && { cookie: this.cookie }),
      ...(this.#from && { 'x-forwarded-for': this.#from }),
    };
  }

  get = (path: string): Promise<Answer> => this.ask(path);
  post = (path: string, json?: unknown): Promise<Answer> => this.ask(path, 'POST', json);
  delete = (path: string, json?: unknown): Promise<Answer> => this.ask(path, 'DELETE', json);

  async ask(path: string, method = 'GET', json?: unknown): Promise<Answer> {
    const answer = await send(this.address, path, {
      method,
      headers: { ...this.headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  /** The same, where anything but a good answer ends the story. */
  async insist<T>(path: string, method = 'GET', json?: unknown): Promise<T> {
    const { status, text } = await this.ask(path, method, json);
    if (status < 200 || status > 299) throw new Error(`${method} ${path} was answered with ${status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  /** Whoever holds the same cookies now, at this node or at another. */
  thief(address = this.address): Visitor {
    const copy = new Visitor(address, this.#from);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }
}

export interface Account {
  readonly userName: string;
  readonly password: string;
}

export function freshAccount(): Account {
  return { userName: freshName(), password: `a password ${randomUUID()}` };
}

/** A name that nobody has, and that is found wherever it is written down. */
export function freshName(): string {
  return `n${randomUUID().replaceAll('-', '').slice(0, 20)}`;
}

/** The owner of an account, in a browser that has signed in. */
export async function ownerOf(account: Account, address: string, from?: string): Promise<Visitor> {
  const owner = await Visitor.arrive(address, from);
  await owner.insist('/api/me/account', 'POST', account);
  return owner;
}
