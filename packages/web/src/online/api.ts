import { type Refusal, Refused } from '@stolik/protocol/page';

/** Whoever plays: a guest of this browser, or the owner of an account. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
  readonly userName?: string;
  /** By what others know the account. */
  readonly handle?: string;
  /** When a passkey was added to the account, while this browser has not been told. */
  readonly passkeyAdded?: number;
}

/** Nobody answered: there is no network, or no server behind it. */
export class Unreachable extends Error {}

/**
 * An address of the API with ids in it. An id may come from a link that a visitor followed: one that is none, such as
 * `../me/export`, would lead elsewhere, so it is refused here and asked of nobody.
 */
export function path(parts: TemplateStringsArray, ...ids: readonly (string | number)[]): string {
  const wrong = ids.find((id) => !/^[\w-]+$/.test(String(id)));
  if (wrong !== undefined) throw new Refused({ code: 'unknown-id', message: 'there is nothing of that name' });
  return String.raw(parts, ...ids);
}

/** Asks the server; what it refuses is a `Refused`. */
export async function ask<T = void>(method: string, path: string, body?: unknown): Promise<T> {
  const text = await askText(method, path, body);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** The same for answers that are not JSON. */
export async function askText(method: string, path: string, body?: unknown): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    text = await response.text();
  } catch {
    throw new Unreachable();
  }
  // A proxy in front of a server that restarts answers for it.
  if (response.status >= 500) throw new Unreachable();
  if (!response.ok) throw new Refused(refusalIn(text));
  return text;
}

function refusalIn(text: string): Refusal {
  try {
    return JSON.parse(text) as Refusal;
  } catch {
    return { code: 'bad-answer', message: text.slice(0, 200) };
  }
}
