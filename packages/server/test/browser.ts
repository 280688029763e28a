import type { FastifyInstance, InjectOptions } from 'fastify';

/** The answer to a request, its JSON read. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came.
  readonly json: any;
  readonly headers: Record<string, unknown>;
  readonly text: string;
}

/** Asks an app in-process as a browser would: keeps cookies and says where its page comes from. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly #headers: Record<string, string>;

  constructor(app: FastifyInstance, headers: Record<string, string> = {}) {
    this.#app = app;
    this.#headers = headers;
  }

  get = (url: string, headers?: Record<string, string>) => this.#ask('GET', url, undefined, headers);
  post = (url: string, body: unknown = {}, headers?: Record<string, string>) => this.#ask('POST', url, body, headers);
  put = (url: string, body: unknown) => this.#ask('PUT', url, body);
  patch = (url: string, body: unknown) => this.#ask('PATCH', url, body);
  delete = (url: string, headers?: Record<string, string>, body?: unknown) => this.#ask('DELETE', url, body, headers);

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Another browser that holds the same cookies now. */
  copy(): TestBrowser {
    const copy = new TestBrowser(this.#app, this.#headers);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  async #ask(method: InjectOptions['method'], url: string, body: unknown, headers = {}): Promise<Answer> {
    const response = await this.#app.inject({
      method,
      url,
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        ...(this.cookies.size > 0 && { cookie: this.cookieHeader }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...this.#headers,
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    for (const line of [response.headers['set-cookie'] ?? []].flat()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      json: isJson ? response.json() : undefined,
      headers: response.headers,
      text: response.body,
    };
  }
}
