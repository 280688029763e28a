// `npm run bench:web`: how fast the page is, in a real browser slowed down four times.
import { build, checkNode, install, runPackage } from './setup.js';

checkNode();
install();
build();
process.exitCode = runPackage('vitest/vitest.mjs', ['run', '--silent=false', '--reporter=dot'], {
  env: { ...process.env, STOLIK_INCLUDE: 'packages/web/bench/*.bench.ts' },
});
