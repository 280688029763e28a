import { join } from 'node:path';
import type { Rolldown } from 'vite';

/**
 * Puts what a script cannot do without into one chunk: what other screens need as well would each be a request of its
 * own, whose headers are as long as it is.
 */
export function chunkOf(name: string, script: string, priority: number): Rolldown.CodeSplittingGroup {
  let needed: ReadonlySet<string> | undefined;
  return {
    debugName: name,
    name: (id, context) => {
      needed ??= neededBy(join(import.meta.dirname, script), context);
      return needed.has(id) ? name : undefined;
    },
    priority,
  };
}

/** A module and whatever it imports without being asked. */
function neededBy(script: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const needed = new Set([script]);
  for (const id of needed) for (const other of context.getModuleInfo(id)?.importedIds ?? []) needed.add(other);
  return needed;
}
