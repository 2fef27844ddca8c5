import { scope } from './scope';

// What takes the place of the worker when there is to be none (VITE_SERVICE_WORKER=off): it forgets everything and goes.

scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('smash-')) await caches.delete(name);
      await scope.registration.unregister();
    })(),
  );
});
