import { mkdirSync, readdirSync } from 'node:fs';

/** Makes a folder with its parents, unless it is there and empty; a sentence if there can be none. */
export function makeEmpty(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    return readdirSync(folder).length > 0 ? `${folder} is not empty: name a new folder.` : undefined;
  } catch (error) {
    const isFile = error.code === 'EEXIST' || error.code === 'ENOTDIR';
    return `${folder} cannot be made: ${isFile ? 'a file is in its place' : error.message}.`;
  }
}
