import { sweepFiles } from '../lib/kept-files';
import { Copies, mayBeKept } from './copies';
import { belongings, broughtAlong, isPart, keyOf, kindOf, LIST } from './kept-addresses';
import { scope, type FetchEvent } from './scope';

// Keeps the pages of visited jobs readable without a line (docs/decisions/0104-offline-and-files-on-the-phone.md).

/** Put in by the build: the names of the files that the pages of jobs consist of, with spaces between, and one for them all. */
declare const SHELL: string;
declare const RELEASE: string;

const copies = new Copies(
  RELEASE,
  SHELL.split(' ').map((name) => `/assets/${name}`),
);
/** With Save-Data nothing is fetched that nobody asked for. */
const isSaving = scope.location.search === '?save-data';

scope.addEventListener('install', (event) => {
  if (!isSaving) event.waitUntil(copies.keepShell());
});

// A new release waits until no page of the old one is open, so that none is made of two.
scope.addEventListener('activate', (event) => {
  event.waitUntil(copies.tidy().then(() => scope.clients.claim()));
});

// The address of a page that was open before there was a worker.
scope.addEventListener('message', (event) => {
  if (typeof event.data !== 'string') return;
  event.waitUntil(keepBelongings(keyOf(new URL(event.data, scope.location.href).href)));
});

scope.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, scope.location.origin);
  if (kind === 'file') event.respondWith(copyFirst(event));
  else if (kind) event.respondWith(lineFirst(event));
  // Also where another page of the site led to those of jobs, of which only data is asked for then.
  if (kind === 'page' || kind === 'data') event.waitUntil(Promise.all([sweepNowAndThen(), copies.tidy()]));
});

/** Milliseconds between two sweeps. */
const SWEEP_PAUSE = 60_000;
let sweptAt = -Infinity;

/** It reads every kept file: not for each page of a visit, which one run of the worker mostly sees through. */
async function sweepNowAndThen(): Promise<void> {
  if (Date.now() - sweptAt < SWEEP_PAUSE) return;
  sweptAt = Date.now();
  await sweepFiles();
}

/** Of files whose names have a digest: what is under such a name never changes. */
async function copyFirst(event: FetchEvent): Promise<Response> {
  const key = keyOf(event.request.url);
  const copy = await copies.find(key);
  if (copy) return copy;
  const response = await fetch(event.request);
  if (mayBeKept(response)) event.waitUntil(copies.keepFile(key, response.clone()));
  return response;
}

async function lineFirst(event: FetchEvent): Promise<Response> {
  const key = keyOf(event.request.url);
  try {
    const response = await fetch(event.request);
    event.waitUntil(isPart(event.request.url) ? keepBelongings(key) : keepInStep(key, response.clone()));
    return response;
  } catch (error) {
    const copy = await copies.find(key);
    if (!copy) throw error;
    return copy;
  }
}

/** Keeps what came, with what belongs to it, or forgets what is no longer there. */
async function keepInStep(key: string, response: Response): Promise<void> {
  if (response.status === 404) return copies.forget(belongings(key));
  if (!mayBeKept(response)) return;
  if (key === LIST) await forgetClosed((await response.clone().json()) as unknown);
  const before = key === LIST ? undefined : await copies.find(key);
  const { headers } = response;
  await copies.keepPage(key, response);
  // Of what has changed, such as a job that has closed, no other copy says what this one no longer does.
  if (before && before.headers.get('ETag') !== headers.get('ETag'))
    await copies.forget(belongings(key).filter((other) => other !== key));
  await keepBelongings(key);
}

async function keepBelongings(key: string): Promise<void> {
  if (isSaving) return;
  for (const other of broughtAlong(key)) {
    if (await copies.find(other)) continue;
    // As it is now: the browser itself may have what came before a change.
    const response = await fetch(other, { credentials: 'omit', cache: 'no-cache' });
    if (mayBeKept(response)) await copies.keepPage(other, response);
  }
}

/** Of jobs that are closed or gone, no copy says otherwise. */
async function forgetClosed(jobs: unknown): Promise<void> {
  if (!Array.isArray(jobs)) return;
  const open = new Set(
    (jobs as { id: number; is_open?: boolean }[]).filter((job) => job.is_open).map(({ id }) => id),
  );
  for (const key of await copies.pages()) {
    const id = /\d+$/.exec(key)?.[0];
    if (id && !open.has(Number(id))) await copies.forget(belongings(key));
  }
}
