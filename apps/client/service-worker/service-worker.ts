import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

import { SHARE_PATH } from '#lib/shared-content.ts';
import { ANSWERS_CACHE } from '#lib/stored-answers.ts';
import { datedAnswers, isReadOffline, oldAnswersGo, ownedAnswers, storableAnswers } from './answers.ts';
import { answerWithPage, keepPage, removeOtherPages } from './page.ts';
import { openChosen, showPushed } from './push.ts';
import { renewAddress } from './push-address.ts';
import { takeShared } from './share.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: the files of the client, whose names contain a hash of their content. */
declare const __FILES__: readonly string[];
/** Written by the build: differs between two builds with different files. */
declare const __VERSION__: string;

// A page of the last release keeps its code until it is closed or reloads: nothing is deleted before.
precacheAndRoute(__FILES__.map((url) => ({ url, revision: null })));
cleanupOutdatedCaches();
clientsClaim();

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage(__VERSION__));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(removeOtherPages(__VERSION__));
});
// Sent when the reader chooses to load the new version.
self.addEventListener('message', (event) => {
  const data = event.data as { type?: unknown } | null;
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPushed(event.data));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openChosen(event.notification, event.action));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewAddress(event));
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_PATH,
  ({ request }) => takeShared(request),
  'POST',
);

registerRoute(
  new NavigationRoute(({ request }) => answerWithPage(request, __VERSION__), {
    denylist: [/^\/api\//, /^\/socket\.io\//],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isReadOffline(url.pathname),
  new NetworkFirst({
    cacheName: ANSWERS_CACHE,
    // The server varies its answers by encoding, which no longer matters here.
    matchOptions: { ignoreVary: true },
    plugins: [ownedAnswers, storableAnswers, datedAnswers, oldAnswersGo],
  }),
);
