/** How long a newer page may take to be fetched before the one there is loads once more. */
const LONGEST = 5_000;

/** Loads the page anew, as the server has it now and not as this browser keeps it. */
export async function reloadFresh(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration) {
    const changed = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      setTimeout(resolve, LONGEST);
    });
    await registration.update().catch(() => undefined);
    const takeOver = (worker: ServiceWorker | null) => worker?.postMessage({ type: 'SKIP_WAITING' });
    takeOver(registration.waiting);
    registration.installing?.addEventListener('statechange', () => takeOver(registration.waiting));
    if (registration.waiting || registration.installing) await changed;
  }
  location.reload();
}
