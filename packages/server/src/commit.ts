import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The commit that is checked out in a clone, shortened; undefined elsewhere. Git itself need not be there. */
export function checkedOut(clone: string): string | undefined {
  try {
    const folder = gitFolder(clone);
    const head = read(folder, 'HEAD');
    const ref = /^ref: (.+)$/.exec(head)?.[1];
    return (ref === undefined ? head : commitOf(folder, ref))?.slice(0, 7);
  } catch {
    // No clone, or one that says nothing.
    return undefined;
  }
}

/** A worktree has a file that names it. */
function gitFolder(clone: string): string {
  const git = join(clone, '.git');
  return statSync(git).isDirectory() ? git : resolve(clone, read(git, '').replace(/^gitdir: /, ''));
}

function commitOf(folder: string, ref: string): string | undefined {
  const common = existsSync(join(folder, 'commondir')) ? resolve(folder, read(folder, 'commondir')) : folder;
  if (existsSync(join(common, ref))) return read(common, ref);
  // Many at once are packed into one file, each on a line.
  const line = read(common, 'packed-refs')
    .split('\n')
    .find((one) => one.endsWith(` ${ref}`));
  return line?.split(' ')[0];
}

function read(folder: string, name: string): string {
  return readFileSync(join(folder, name), 'utf8').trim();
}
