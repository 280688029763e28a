import { NASTY } from '../mutate.ts';
import { send } from './visitor.ts';

// Requests that no page sends, made up from what the server says of itself at /api/openapi.json.

/** As much of JSON Schema as the description uses. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** A route as the server describes it. */
export interface ApiRoute {
  readonly method: string;
  /** With `{name}` for what varies. */
  readonly path: string;
  /** Names of what may follow a question mark. */
  readonly queries: readonly string[];
  /** A body of about the right form, if it takes one. */
  readonly body: unknown;
}

export async function readRoutes(address: string): Promise<ApiRoute[]> {
  const { text } = await send(address, '/api/openapi.json');
  const { paths, components } = JSON.parse(text) as ApiDocument;
  const sampleOf = (schema: Schema): unknown => {
    const { $ref, type, anyOf, oneOf, properties, items } = schema;
    if ($ref) return sampleOf(components?.schemas?.[$ref.split('/').at(-1) ?? ''] ?? {});
    if ('const' in schema) return schema.const;
    if (schema.enum) return schema.enum[0];
    const [choice] = anyOf ?? oneOf ?? [];
    if (choice) return sampleOf(choice);
    if (properties) return Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, sampleOf(one)]));
    if (items) return [sampleOf(items)];
    const [kind] = [type ?? 'string'].flat();
    return { number: 1, integer: 1, boolean: true, null: null, object: {}, array: [] }[kind] ?? 'abcdefgh';
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]): ApiRoute => {
      const [content] = Object.values(requestBody?.content ?? {});
      return {
        method: method.toUpperCase(),
        path,
        queries: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
        body: content && sampleOf(content.schema),
      };
    }),
  );
}

export interface OddRequest {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const DEEP = `${'['.repeat(15_000)}${']'.repeat(15_000)}`;

/** Bodies that are wrong whatever is asked. */
const BODIES: readonly (string | Buffer)[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e999',
  '-0',
  '{"__proto__":{"isGuest":false}}',
  '{"constructor":{"prototype":{"isGuest":false}}}',
  '{"a":"\\u0000"}',
  '{"\\u0000":1}',
  '{"a":"\\ud800"}',
  '['.repeat(30_000),
  '{"a":'.repeat(10_000),
  DEEP,
  `{"a":${DEEP}}`,
  '{"a":1,"a":2}',
  `{"a":"${'x'.repeat(70_000)}"}`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d]),
];

const TYPES = [
  'text/plain',
  'application/octet-stream',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'x',
];

/** What may stand in an address. */
const PIECES = [
  '%00',
  '%ff',
  '..%2f..%2fetc%2fpasswd',
  '__proto__',
  'constructor',
  '%F0%9F%98%80',
  '-1',
  '1e9',
  'a'.repeat(3_000),
  '%',
  '%7B%7D',
];

/** The route at odd addresses. */
export function oddPaths({ path, queries }: ApiRoute): OddRequest[] {
  const inPath = path.includes('{') ? PIECES.map((piece) => ({ path: path.replaceAll(/\{\w+\}/g, piece) })) : [];
  const plain = plainPath(path);
  const inQuery = queries.flatMap((name) =>
    PIECES.flatMap((piece) => [
      { path: `${plain}?${name}=${piece}` },
      { path: `${plain}?${name}[]=${piece}&${name}=1` },
    ]),
  );
  const headers = [{ cookie: `stolik.session_token=${'%00'.repeat(50)}` }, { 'accept-language': '*;q=9,'.repeat(500) }];
  return [...inPath, ...inQuery, ...headers.map((one) => ({ path: plain, headers: one }))];
}

/** The route with odd bodies: those that are always wrong, and one of the right form with something odd in one place. */
export function oddRequests({ path, body }: ApiRoute): OddRequest[] {
  const plain = plainPath(path);
  const wrong = BODIES.map((one): OddRequest => ({ path: plain, headers: JSON_TYPE, body: one }));
  const mislabelled = TYPES.map((type) => ({ path: plain, headers: { 'content-type': type }, body: '{}' }));
  const spoiled = [...spoil(body)].map((text) => ({ path: plain, headers: JSON_TYPE, body: text }));
  return [...wrong, ...mislabelled, ...spoiled];
}

/** The document as text, once for each place in it and each odd thing that could be there. */
function* spoil(json: unknown): Generator<string> {
  if (json === undefined) return;
  for (const odd of NASTY) yield JSON.stringify(odd);
  yield DEEP;
  if (typeof json !== 'object' || json === null) return;
  for (const key of Object.keys(json)) {
    const inner = (json as Record<string, unknown>)[key];
    for (const text of spoil(inner)) {
      // Put together by hand: nothing could write down what is nested so deep.
      const parts = Object.entries(json).map(([name, value]) => {
        const written = name === key ? text : JSON.stringify(value);
        return Array.isArray(json) ? written : `${JSON.stringify(name)}:${written}`;
      });
      yield Array.isArray(json) ? `[${parts.join(',')}]` : `{${parts.join(',')}}`;
    }
  }
}

function plainPath(path: string): string {
  return path.replaceAll(/\{\w+\}/g, '1');
}
