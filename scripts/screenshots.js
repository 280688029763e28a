// `npm run screenshots`: makes the pictures in docs/screenshots anew, in a real browser. `-- --all`: of every screen.
import { build, checkNode, install, runPackage } from './setup.js';

checkNode();
install();
build();
process.exitCode = runPackage('vitest/vitest.mjs', ['run'], {
  env: {
    ...process.env,
    STOLIK_INCLUDE: 'packages/web/shots/*.shots.ts',
    STOLIK_SHOTS: process.argv.includes('--all') ? 'all' : 'some',
  },
});
