import type { IncomingHttpHeaders } from 'node:http';

const YEAR_S = 365 * 24 * 60 * 60;
const NAMES = { session: 'stolik.session_token', device: 'stolik.device' } as const;

/** So begins the name of a cookie that no other server of the same domain can have set. */
const OURS_ALONE = '__Host-';

/** The two cookies a browser is given; no script of a page can read them. */
export class Cookies {
  readonly #isSecure: boolean;

  constructor(origin: string | undefined) {
    this.#isSecure = origin?.startsWith('https:') ?? false;
  }

  read(headers: IncomingHttpHeaders, cookie: keyof typeof NAMES): string | undefined {
    return cookieIn(headers, this.#nameOf(cookie));
  }

  /** A `Set-Cookie` that keeps the value for a year. */
  keep(cookie: keyof typeof NAMES, value: string): string {
    return this.#set(cookie, value, YEAR_S);
  }

  /** A `Set-Cookie` that takes it away. */
  drop(cookie: keyof typeof NAMES): string {
    return this.#set(cookie, '', 0);
  }

  #set(cookie: keyof typeof NAMES, value: string, seconds: number): string {
    const secure = this.#isSecure ? '; Secure' : '';
    return `${this.#nameOf(cookie)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  }

  #nameOf(cookie: keyof typeof NAMES): string {
    return this.#isSecure ? OURS_ALONE + NAMES[cookie] : NAMES[cookie];
  }
}

function cookieIn(headers: IncomingHttpHeaders, wanted: string): string | undefined {
  for (const part of headers.cookie?.split(';') ?? []) {
    const [name, value] = part.split('=', 2);
    if (name.trim() === wanted) return value?.trim();
  }
  return undefined;
}
