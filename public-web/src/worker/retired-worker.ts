import { scope } from './scope';

// Replaces the worker when it is turned off (VITE_SERVICE_WORKER=off): removes all copies and unregisters itself.

scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('smash-')) await caches.delete(name);
      await scope.registration.unregister();
    })(),
  );
});
