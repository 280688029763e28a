import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

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
 * A real browser with nothing to install: Chromium from an npm package on Linux x64, otherwise (or with CHROME_PATH) one
 * that is on the machine, said loudly.
 */
export async function launchBrowser(): Promise<Browser> {
  const installed = process.env.CHROME_PATH ?? (isPackaged() ? undefined : INSTALLED.find(existsSync));
  if (installed) {
    console.warn(`Browser tests run in ${installed}.`);
    return chromium.launch({ executablePath: installed, args: FLAGS });
  }
  if (!isPackaged()) throw new Error('no browser: set CHROME_PATH to a Chrome or Chromium');
  // The package unpacks into the temporary folder: one of its own for each run. The variable makes it bring its libraries.
  const folder = mkdtempSync(join(tmpdir(), 'stolik-chromium-'));
  process.env.TMPDIR = folder;
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  writeFileSync(join(folder, 'fonts', 'fonts.conf'), fontsConfig(folder));
  return chromium.launch({ executablePath, args: FLAGS });
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
