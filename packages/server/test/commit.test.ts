import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkedOut } from '../src/commit.ts';

const folder = mkdtempSync(join(tmpdir(), 'stolik-commit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

it('a clone says which commit is checked out, however git has written it down', () => {
  const [one, two, three] = ['1a2b3c4', '5d6e7f8', '9a0b1c2'].map((start) => `${start}${'0'.repeat(33)}\n`);
  const seen = () => checkedOut(join(folder, 'clone'));
  expect(seen()).toBeUndefined();
  write('clone/.git/HEAD', one);
  expect(seen()).toBe('1a2b3c4');
  write('clone/.git/HEAD', 'ref: refs/heads/main\n');
  expect(seen()).toBeUndefined();
  write(
    'clone/.git/packed-refs',
    `# pack-refs with: peeled\n${one.trim()} refs/heads/not/main\n${two.trim()} refs/heads/main\n`,
  );
  expect(seen()).toBe('5d6e7f8');
  // What is newer than the pack has a file of its own.
  write('clone/.git/refs/heads/main', three);
  expect(seen()).toBe('9a0b1c2');

  write('clone/.git/worktrees/side/HEAD', 'ref: refs/heads/main\n');
  write('clone/.git/worktrees/side/commondir', '../..\n');
  write('side/.git', 'gitdir: ../clone/.git/worktrees/side\n');
  expect(checkedOut(join(folder, 'side'))).toBe('9a0b1c2');
});
