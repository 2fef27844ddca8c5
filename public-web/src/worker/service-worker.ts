import { sweepFiles } from '../lib/kept-files';
import { Copies, mayBeKept } from './copies';
import { belongings, broughtAlong, isPart, keyOf, kindOf, LIST } from './kept-addresses';
import { scope, type FetchEvent } from './scope';

// Keeps pages of visited jobs readable offline (docs/decisions/0104-offline-and-files-on-the-phone.md).

/** Set by the build: names of the files that pages of jobs need, separated by spaces; RELEASE identifies all of them. */
declare const SHELL: string;
declare const RELEASE: string;

const copies = new Copies(
  RELEASE,
  SHELL.split(' ').map((name) => `/assets/${name}`),
);
/** Whether nothing is fetched in advance now: with Save-Data, and on a slow line. */
function isSparing(): boolean {
  const { connection } = scope.navigator;
  return Boolean(connection?.saveData) || /2g|3g/.test(connection?.effectiveType ?? '');
}

scope.addEventListener('install', (event) => {
  if (!isSparing()) event.waitUntil(copies.keepShell());
});

// A new release waits until no page of the old one is open, so that no page mixes two releases.
scope.addEventListener('activate', (event) => {
  event.waitUntil(copies.tidy().then(() => scope.clients.claim()));
});

// The message is the path of the page that registered the first worker.
scope.addEventListener('message', (event) => {
  if (typeof event.data !== 'string') return;
  event.waitUntil(keepBelongings(keyOf(new URL(event.data, scope.location.href).href)));
});

scope.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, scope.location.origin);
  if (kind === 'file') event.respondWith(copyFirst(event));
  else if (kind) event.respondWith(lineFirst(event));
  // Also for data alone, which is all that a link inside the site requests.
  if (kind === 'page' || kind === 'data') event.waitUntil(Promise.all([sweepNowAndThen(), copies.tidy()]));
});

/** Milliseconds between two sweeps. */
const SWEEP_PAUSE = 60_000;
let sweptAt = -Infinity;

/** Sweeps at most once a minute, since a sweep reads every kept file. The worker mostly runs for a whole visit. */
async function sweepNowAndThen(): Promise<void> {
  if (Date.now() - sweptAt < SWEEP_PAUSE) return;
  sweptAt = Date.now();
  await sweepFiles();
}

/** For files with a digest in their names, which never change. */
async function copyFirst(event: FetchEvent): Promise<Response> {
  const key = keyOf(event.request.url);
  const copy = await copies.find(key);
  if (copy) return copy;
  const response = await fetch(event.request);
  if (mayBeKept(response)) event.waitUntil(copies.keepFile(key, response.clone()));
  return response;
}

/** Milliseconds after which a copy is shown instead of a page that does not come. */
const PATIENCE = 10_000;

/** The response of the server, or the copy when the server cannot be reached, is out of order or takes too long. */
async function lineFirst(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const key = keyOf(url);
  const isPartOnly = isPart(url);
  const line = fetch(event.request);
  event.waitUntil(
    line.then(
      (response) => (isPartOnly ? keepBelongings(key) : keepInStep(key, response.clone())),
      () => undefined,
    ),
  );
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const response = await Promise.race([line, late]).catch(() => undefined);
  if (response && response.status < 500) return response;
  const copy = await copies.find(key);
  if (!copy) return response ?? line;
  // The copy is the whole list, which would look like the result of a search.
  return isPartOnly ? Response.redirect(new URL(key, scope.location.href)) : copy;
}

/** Stores a response with everything that belongs to it, or removes the copies of a job that is gone. */
async function keepInStep(key: string, response: Response): Promise<void> {
  if (response.status === 404) return copies.forget(belongings(key));
  if (!mayBeKept(response)) return;
  if (key === LIST) await forgetClosed((await response.clone().json()) as unknown);
  const before = key === LIST ? undefined : await copies.find(key);
  const { headers } = response;
  await copies.keepPage(key, response);
  // When a job has changed, for instance closed, its other copies are outdated too.
  if (before && before.headers.get('ETag') !== headers.get('ETag'))
    await copies.forget(belongings(key).filter((other) => other !== key));
  await keepBelongings(key);
}

async function keepBelongings(key: string): Promise<void> {
  if (isSparing()) return;
  for (const other of broughtAlong(key)) {
    if (await copies.find(other)) continue;
    // Past the browser's own cache, which may hold the version before a change.
    const response = await fetch(other, { credentials: 'omit', cache: 'no-cache' });
    if (mayBeKept(response)) await copies.keepPage(other, response);
  }
  // Not kept yet if the worker was installed on a slow line.
  await copies.keepShell();
}

/** Removes the copies of jobs that are closed or gone. */
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
