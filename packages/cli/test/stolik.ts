import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The real command. */
export const bin = fileURLToPath(new URL('../bin/stolik.js', import.meta.url));

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the real command with the given standard input and environment. */
export function stolik(args: readonly string[], input = '', env: Record<string, string> = {}): Promise<Run> {
  return run(process.execPath, [bin, ...args], input, env);
}

/** Runs any program in the same way. */
export function run(
  program: string,
  args: readonly string[],
  input = '',
  env: Record<string, string> = {},
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: { ...process.env, LANG: 'C', LC_ALL: 'C', ...env } });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? -1, out, err }));
    // A command that ends early closes its input: what it says is what counts.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** Runs the command with its output piped into another program. */
export function stolikInto(reader: string, args: readonly string[]): Promise<Run> {
  const command = `set -o pipefail; "${process.execPath}" "${bin}" ${args.join(' ')} | ${reader}`;
  return run('bash', ['-c', command]);
}
