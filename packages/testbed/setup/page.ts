import type { TestProject } from 'vitest/node';
import { startBrowser } from '../src/browser.ts';
import { processHost } from '../src/hosts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser that all test files share is reached. */
    browser: string;
    /** The address of the page that they visit, unless they bring a server of their own. */
    page: string;
  }
}

/** One browser and one server with the page for all test files: each visitor has a profile of their own. */
export default async function ({ provide }: TestProject): Promise<() => Promise<void>> {
  const [browser, host] = await Promise.all([startBrowser(), processHost()]);
  provide('browser', browser.wsEndpoint());
  provide('page', host.address);
  return async () => {
    await Promise.all([browser.close(), host.close()]);
  };
}
