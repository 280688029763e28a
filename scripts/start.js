// `npm start`: from a fresh clone to the page and its address. What follows `npm start --` goes to `stolik serve`.
import { build, checkNode, install, run } from './setup.js';

checkNode();
install();
build();
process.exitCode = run(process.execPath, ['packages/cli/bin/stolik.js', 'serve', ...process.argv.slice(2)], {
  shell: false,
});
