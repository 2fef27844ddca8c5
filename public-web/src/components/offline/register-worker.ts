import { trustedTypes } from '../../lib/trusted-types';
import { workerAddress } from '../../lib/worker-address';

const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: (address) => address });

/** Registers the worker and has it keep the present page. Call it once everything is loaded. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !workerAddress) return;
  const isFirst = !navigator.serviceWorker.controller;
  try {
    await navigator.serviceWorker.register(policy?.createScriptURL(workerAddress) ?? workerAddress);
    if (isFirst) (await navigator.serviceWorker.ready).active?.postMessage(window.location.pathname);
  } catch (error) {
    console.warn('Pages are not kept for reading offline', error);
  }
}
