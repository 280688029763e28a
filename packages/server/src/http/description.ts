import { type Html, html } from './html.ts';
import { limitsOf, type Schema, schemaText } from './schema-text.ts';

/** As much of an OpenAPI document as ours has. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly description?: string; readonly version: string };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Route {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** The API as one page without a script: routes by tag, what each takes and what it answers. */
export function descriptionOf(document: ApiDocument, style: string, source: string): string {
  const { title, description = '', version } = document.info;
  const groups = (document.tags ?? []).map((tag) => ({ ...tag, routes: routesOf(document, tag.name) }));
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}: API</title>
<link rel="stylesheet" href="${style}">
</head>
<body>
<header>
<h1>${title}: API</h1>
<p>${description} This is version ${version}; for programs it is at <a href="${source}">${source}</a>.</p>
<nav aria-label="Routes">${groups.map(
    ({ name, routes }) => html`
<h2>${name}</h2>
<ul>${routes.map(
      (route) => html`
<li><a href="#${anchorOf(route)}"><b>${route.method}</b> ${route.path}</a></li>`,
    )}
</ul>`,
  )}
</nav>
</header>
<main>${groups.map(
    (group) => html`
<section>
<h2>${group.name}</h2>
<p>${group.description ?? ''}</p>${group.routes.map(articleOf)}
</section>`,
  )}
</main>
</body>
</html>
`;
  return page.text;
}

function routesOf({ paths }: ApiDocument, tag: string): readonly Route[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { tags }]) => tags?.includes(tag))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

const anchorOf = ({ method, path }: Route) => `${method}${path}`.replace(/\W+/g, '-').toLowerCase();

function articleOf(route: Route): Html {
  const { summary = '', parameters = [], requestBody, responses = {} } = route.operation;
  const taken = [
    ...parameters.map(parameterOf),
    ...(requestBody ? [html`<li>as a body<pre>${schemaOf(requestBody)}</pre></li>`] : []),
  ];
  return html`
<article id="${anchorOf(route)}">
<h3><b>${route.method}</b> ${route.path}</h3>
<p>${summary}</p>
<h4>Takes</h4>
<ul>${taken.length > 0 ? taken : html`<li>nothing</li>`}</ul>
<h4>Answers</h4>${Object.entries(responses).map(answerOf)}
</article>`;
}

function parameterOf({ name, in: place, required, schema }: Parameter): Html {
  const limits = limitsOf(schema);
  return html`<li><code>${name}${required ? '' : '?'}: ${schemaText(schema)}</code> in the ${place}${limits && `, ${limits}`}</li>`;
}

function answerOf([status, content]: readonly [string, Content]): Html {
  const name = status === 'default' ? 'any other' : status;
  const text = schemaOf(content);
  if (!text.includes('\n')) return html`<p><b>${name}</b> <code>${text}</code></p>`;
  return html`<details><summary><b>${name}</b></summary><pre>${text}</pre></details>`;
}

/** A body is JSON, or there is none. */
function schemaOf({ content = {} }: Content): string {
  const [first] = Object.values(content);
  return first?.schema ? schemaText(first.schema) : 'nothing';
}
