import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

export interface Letter {
  readonly endpoint: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Posts a letter and answers with the status. Goes where it is sent and nowhere else: no redirect is followed. */
export function post(letter: Letter, lookup: LookupFunction, signal: AbortSignal): Promise<number> {
  const { endpoint, headers, body } = letter;
  // Only the push services of a test allow anything but https.
  const request = endpoint.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asked = request(
      endpoint,
      { method: 'POST', headers: { ...headers, 'content-length': body.length }, lookup, signal },
      (response) => {
        resolve(response.statusCode ?? 0);
        // Whatever else it says is not waited for.
        response.destroy();
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
