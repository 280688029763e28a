import type { Language } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import { type Html, html } from '../http/html.ts';
import type { TableRecord } from '../tables/record.ts';
import { isPictured, picturePath } from './pictures.ts';
import { HEIGHT, WIDTH } from './scenes.ts';
import { sayFree, WORDS } from './words.ts';

/** What is said about a table wherever its link is shown: nothing that whoever opens the link does not see. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** The picture's path on this server. */
  readonly picture: string;
  /** Tables that only their link leads to are none of a search engine's business. */
  readonly isListed: boolean;
}

/** `undefined` for a table that is closed, and for a game that this server does not know. */
export function previewOf(record: TableRecord, language: Language): Preview | undefined {
  const { game, status, seats, visibility } = record;
  if (status === 'gone' || !isPictured(game)) return undefined;
  const words = WORDS[language];
  const { title } = gameEntry(game).text[language];
  const free = seats.filter(({ kind, isReserved }) => kind === 'open' || isReserved).length;
  const people = seats.flatMap(({ kind, name, isReserved }) => (kind === 'human' && name && !isReserved ? [name] : []));
  // Not the host: who that is, nobody else is told. It is mostly the same person.
  const [inviter] = people;
  const common = {
    picture: picturePath({ game, taken: seats.length - free, free }),
    isListed: visibility === 'public',
  };
  if (status === 'open') {
    return {
      ...common,
      title: inviter === undefined ? words.freeSeat(title) : words.invites(inviter, title),
      description: sayFree(free, language),
    };
  }
  return { ...common, title: [title, people.join(', ')].filter(Boolean).join(': '), description: words[status] };
}

/** The preview as services read it. */
export function tagsOf(preview: Preview, { origin, path }: { readonly origin: string; readonly path: string }): Html {
  const { title, description, picture, isListed } = preview;
  return html`<title>${title} - Stolik</title>
    <meta name="description" content="${description}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Stolik" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${origin}${path}" />
    <meta property="og:image" content="${origin}${picture}" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="${String(WIDTH)}" />
    <meta property="og:image:height" content="${String(HEIGHT)}" />
    <meta name="twitter:card" content="summary_large_image" />
    ${isListed ? [] : [html`<meta name="robots" content="noindex" />`]}
  `;
}
