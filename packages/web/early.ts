import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/**
 * Has the browser fetch a part of the page, with all that it imports, as soon as it has read the HTML, though the first
 * script asks for it only later: nothing waits for anything else.
 */
export function early(source: string): Plugin {
  return {
    name: 'early',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
        const files = first ? filesOf(first, new Map(chunks.map((chunk) => [chunk.fileName, chunk]))) : [];
        return files.filter((file) => !html.includes(file)).map(linkTo);
      },
    },
  };
}

/** A chunk's script and styles and those of everything it imports. */
function filesOf(first: Rolldown.OutputChunk, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): string[] {
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const file of chunk.imports) add(chunks.get(file));
  };
  add(first);
  return [...files];
}

function linkTo(file: string): HtmlTagDescriptor {
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  return { tag: 'link', attrs: { rel, crossorigin: true, href: `/${file}` }, injectTo: 'head' };
}
