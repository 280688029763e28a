import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from './at-exit.ts';

/** A temporary folder that does not outlive this process. */
export interface Folder {
  readonly path: string;
  remove(): void;
}

export function freshFolder(name: string, parent = tmpdir()): Folder {
  const path = mkdtempSync(join(parent, `stolik-${name}-`));
  const remove = () => rmSync(path, { recursive: true, force: true });
  const forget = atExit(remove);
  return {
    path,
    remove: () => {
      remove();
      forget();
    },
  };
}
