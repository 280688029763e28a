import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeEmpty } from '../empty-folder.js';

it('a release goes into a folder that is new or empty, and says why it cannot', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-release-'));
  try {
    const fresh = join(folder, 'opt/stolik');
    expect(makeEmpty(fresh)).toBeUndefined();
    expect(readdirSync(fresh)).toEqual([]);
    expect(makeEmpty(fresh)).toBeUndefined();
    const file = join(fresh, 'file');
    writeFileSync(file, '');
    expect(makeEmpty(fresh)).toBe(`${fresh} is not empty: name a new folder.`);
    for (const taken of [file, join(file, 'within')]) {
      expect(makeEmpty(taken)).toBe(`${taken} cannot be made: a file is in its place.`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
