/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { goToTable, showNotice } from './notices.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0] };

// The page works without a network after the first visit.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
// These are the server's own.
const denylist = [/^\/(api|metrics|healthz|readyz|\.well-known)(\/|$)/];
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist }));

// A new version waits until the player agrees: never a reload in mid-game.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') self.skipWaiting();
});

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showNotice(self, event.data.json()));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goToTable(self, event.notification.tag));
});
