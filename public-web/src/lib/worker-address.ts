import { configured, isBuilt } from '../content/configured';

/** Address of the service worker; undefined where there is none. */
export const workerAddress =
  isBuilt && configured('VITE_SERVICE_WORKER', undefined) !== 'off' ? '/sw.js' : undefined;
