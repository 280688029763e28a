import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserServer, chromium } from 'playwright-core';
import { freshFolder } from './folders.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Starts a real browser that many processes may use, with nothing to install: Chromium from an npm package on Linux x64,
 * otherwise (or with CHROME_PATH) one that is on the machine, said loudly.
 */
export async function startBrowser(): Promise<BrowserServer> {
  const installed = process.env.CHROME_PATH ?? (isPackaged() ? undefined : INSTALLED.find(existsSync));
  if (installed) {
    console.warn(`Browser tests run in ${installed}.`);
    return chromium.launchServer({ executablePath: installed, args: FLAGS });
  }
  if (!isPackaged()) throw new Error('no browser: set CHROME_PATH to a Chrome or Chromium');
  const folder = freshFolder('chromium');
  const executablePath = await unpack(folder.path);
  const browser = await chromium.launchServer({ executablePath, args: FLAGS });
  // It is 200 MB.
  browser.on('close', folder.remove);
  return browser;
}

/** The package unpacks into the temporary folder, which is lent to it. */
async function unpack(folder: string): Promise<string> {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  // This makes it bring its libraries.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  writeFileSync(join(folder, 'fonts', 'fonts.conf'), fontsConfig(folder));
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  return executablePath;
}

/** The package's own file names fixed folders; without a single system font Chromium cannot even load web fonts. */
function fontsConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;
}

function isPackaged(): boolean {
  return process.platform === 'linux' && process.arch === 'x64';
}
