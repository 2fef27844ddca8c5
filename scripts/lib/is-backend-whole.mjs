// Runs in a container of the backend, for scripts/upgrade: checks that this backend is whole. WANTED is the version that it must have.
import { setTimeout as delay } from 'node:timers/promises';

const { WANTED: wanted, BACKEND: backend = 'http://127.0.0.1:8080', WAIT_SECONDS = '120' } = process.env;
const PAUSE_MS = 500;

async function read(path) {
  const response = await fetch(`${backend}${path}`);
  if (!response.ok) throw new Error(`GET ${path} returned ${response.status}`);
  return response.text();
}

/** Health of the backend. While its file store or virus scanner is away, as when the scanner loads new signatures, it waits. */
async function settledHealth() {
  const end = Date.now() + Number(WAIT_SECONDS) * 1000;
  for (;;) {
    const health = JSON.parse(await read('/api/health'));
    if (health.status !== 'degraded' || Date.now() >= end) return health;
    await delay(PAUSE_MS);
  }
}

const { status, version, ...parts } = await settledHealth();
if (status !== 'ok') throw new Error(`The backend says that it is ${status}: ${JSON.stringify(parts)}`);
if (wanted && version !== wanted) throw new Error(`Version ${version ?? 'unknown'} runs, not ${wanted}.`);
const jobs = JSON.parse(await read('/api/jobs/'));
const page = await read('/careers');
const ESCAPED = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const asWritten = (title) => title.replace(/[&<>"']/g, (sign) => ESCAPED[sign]);
if (
  !page.includes('<h1') ||
  (jobs.length > 0 && !jobs.some(({ title }) => page.includes(asWritten(title))))
) {
  throw new Error('GET /careers does not return the page with the jobs.');
}
console.log(`${version ?? 'A version without a number'} serves the careers page; jobs: ${jobs.length}.`);
