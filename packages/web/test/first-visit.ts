import type { TestTable } from './page.ts';

/** What comes over the wire for somebody who has never been here. */
export interface FirstVisit {
  /** Bytes of script as the server really sent them, until the network is idle; what a worker fetches is apart. */
  readonly scriptBytes: number;
  /** Until the first game can be played. */
  readonly screenMs: number;
}

/** Loads the first screen as if nothing of it were here yet. */
export async function firstVisit({ page }: TestTable): Promise<FirstVisit> {
  // What the visitor's own first load still fetches would be counted with it.
  await page.waitForLoadState('networkidle');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Set<string>();
  let scriptBytes = 0;
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  const begin = performance.now();
  await page.reload();
  await page.locator('.home-play').first().waitFor();
  const screenMs = performance.now() - begin;
  await page.waitForLoadState('networkidle');
  await network.detach();
  return { scriptBytes, screenMs };
}
