// `npm run screenshots`: makes the pictures in docs/screenshots anew, in a real browser. `-- --all`: of every screen;
// `-- film`: only those of packages/web/shots/film.shots.ts, and so on.
import { build, checkNode, install, runPackage } from './setup.js';

checkNode();
install();
build();
const wanted = process.argv.slice(2).filter((argument) => argument !== '--all');
process.exitCode = runPackage('vitest/vitest.mjs', ['run', ...wanted], {
  env: {
    ...process.env,
    STOLIK_INCLUDE: 'packages/web/shots/*.shots.ts',
    STOLIK_SHOTS: process.argv.includes('--all') ? 'all' : 'some',
  },
});
