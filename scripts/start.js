// `npm start`: from a fresh clone to the first decision. What follows `npm start --` goes to `stolik play sagrada`.
import { build, checkNode, install, run } from './setup.js';

checkNode();
install();
build();
process.exitCode = run(process.execPath, ['packages/cli/bin/stolik.js', 'play', 'sagrada', ...process.argv.slice(2)], {
  shell: false,
});
