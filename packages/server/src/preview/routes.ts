import { Id } from '@stolik/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf } from '../http/language.ts';
import type { RateLimit } from '../http/limits.ts';
import { nameCalled } from '../http/names.ts';
import { notFound } from '../http/not-found.ts';
import { TooMany } from '../limits/too-many.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { readTable } from '../tables/queries.ts';
import { pictureNamed } from './pictures.ts';
import { previewOf, tagsOf } from './preview.ts';

export interface PreviewParts {
  readonly store: Store;
  readonly settings: Pick<Settings, 'origin' | 'host'>;
  readonly limit: RateLimit;
}

/** A page whose head tells of the table that a link leads to. */
export function withPreviews(page: string, { store, settings, limit }: PreviewParts) {
  const hostOf = nameCalled(settings);
  const plain = page.replace(/<title>[^<]*<\/title>|<meta name="description"[^>]*>/g, '');
  const end = plain.indexOf('</head>');
  const [before, after] = [plain.slice(0, end), plain.slice(end)];
  /** The page with the tags; without them where there is no such table, or somebody asks for very many. */
  return async (request: FastifyRequest<{ Params: { id: string } }>): Promise<string> => {
    const { id } = request.params;
    if (!Id.safeParse(id).success || (await isTooOften(request, limit))) return page;
    const record = await readTable(store.reads, id).catch((error) => {
      // The page tells that better than no page at all.
      request.log.error(error, 'a preview could not be made');
      return undefined;
    });
    const preview = record && previewOf(record, languageOf(request.headers['accept-language']));
    if (!preview) return page;
    const protocol = request.protocol === 'https' ? 'https' : 'http';
    const { origin = `${protocol}://${hostOf(request)}` } = settings;
    const address = { origin, path: `/table/${id}` };
    return before + tagsOf(preview, address).text + after;
  };
}

/** Whoever follows a link gets the page however often they do: only its preview is left out. */
async function isTooOften(request: FastifyRequest, limit: RateLimit): Promise<boolean> {
  try {
    await limit(request);
    return false;
  } catch (error) {
    if (error instanceof TooMany) return true;
    throw error;
  }
}

/** The pictures of previews. They tell of no table, so everybody may keep and show them. */
export function servePictures(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/preview/:name', { schema: { hide: true } }, async (request, reply) => {
    const picture = await pictureNamed(request.params.name);
    if (!picture) return notFound(request, reply);
    return reply
      .header('cache-control', 'public, max-age=604800')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/png')
      .send(picture);
  });
}
