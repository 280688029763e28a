/// <reference lib="webworker" />

/** What the worker asks a page, with a port for the answer: the path it shows. */
const WHERE = 'where';

/** How long a page may think about it; one that sleeps does not answer. */
const LONGEST_MS = 500;

/** Lets the worker know what this page shows: it only knows the address that the page was loaded from. */
export function answerWhere(): void {
  navigator.serviceWorker?.addEventListener('message', ({ data, ports: [port] }) => {
    if (data === WHERE) port?.postMessage(location.pathname);
  });
}

/** The path that a page shows now. */
export function whereIs(page: WindowClient): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(new URL(page.url).pathname), LONGEST_MS);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(data);
    };
    page.postMessage(WHERE, [port2]);
  });
}
