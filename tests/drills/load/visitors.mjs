import { setTimeout as delay } from 'node:timers/promises';
import { newApplication } from '../../ledger/application.mjs';
import { compare, describe, gather } from '../../ledger/check.mjs';
import { isAcknowledged, openLedger } from '../../ledger/ledger.mjs';
import { postJson } from '../../support/servers/with-backend.mjs';

const CV_BYTES = 1024 * 1024;
/** A phone sends its CV in pieces, so that uploads are under way at any moment. */
const PIECE_BYTES = 64 * 1024;
const PIECE_MS = 40;
const SHOWN_FAILURES = 20;
const ASSETS = /(?:src|href)="(\/assets\/[^"]+)"/g;

const credentials = { username: 'load', password: 'a passphrase for load tests' };

/**
 * A token of the owner, whom the first run makes in an empty installation, with ADMIN_SETUP_TOKEN of its .env.
 * @param {string} url
 */
export async function ownerToken(url) {
  await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...credentials,
      email: 'load@example.com',
      setup_token: process.env.ADMIN_SETUP_TOKEN,
    }),
  });
  const { access_token } = await postJson(`${url}/api/login`, credentials);
  return access_token;
}

/** The form as bytes that arrive slowly. */
async function slowly(form) {
  const whole = new Response(form);
  const bytes = Buffer.from(await whole.arrayBuffer());
  let from = 0;
  const body = new ReadableStream({
    async pull(controller) {
      controller.enqueue(bytes.subarray(from, from + PIECE_BYTES));
      from += PIECE_BYTES;
      if (from >= bytes.length) controller.close();
      else await delay(PIECE_MS);
    },
  });
  return { body, duplex: 'half', headers: { 'Content-Type': whole.headers.get('content-type') ?? '' } };
}

/**
 * Lets visitors read pages, the API and, with a session, lists of applications, while applicants send CVs of 1 MB in pieces,
 * again after a failure, until `leave` is called. `leave` compares the applicants' ledger with the present state, by the API, and
 * with DATABASE_URL also in the database.
 * @param {string} url of an installation with RATE_LIMIT_FACTOR=1000
 * @param {{ readers: number, applicants: number }} load
 */
export async function letVisitorsIn(url, { readers, applicants }) {
  const token = await ownerToken(url);
  const text = 'x';
  const job = { title: 'Restless', description: text, responsibility: text, requirements: text };
  const { id } = await postJson(`${url}/api/jobs/`, job, token);
  const readings = [
    ...['/', '/careers', '/api/jobs/', `/api/jobs/${id}`, `/careers/${id}`],
    ...['/api/health/live', '/sitemap.xml'],
  ];
  const ledger = await openLedger();

  /** @type {{ requests: number, failures: string[], milliseconds: number[], givenUp: number, lost?: number }} */
  const seen = { requests: 0, failures: [], milliseconds: [], givenUp: 0 };
  let isOver = false;

  /** Counts a request and notes its start. Returns functions for its outcome. */
  function begin(what) {
    seen.requests += 1;
    const name = `${new Date().toISOString()} ${what}`;
    const start = performance.now();
    return {
      answered: () => seen.milliseconds.push(performance.now() - start),
      failed: (why) => seen.failures.push(`${name}: ${why}`),
    };
  }

  async function get(address, init) {
    const request = begin(`GET ${address}`);
    try {
      const response = await fetch(`${url}${address}`, init);
      const body = await response.text();
      request.answered();
      if (response.status === 200) return body;
      request.failed(`${response.status} ${body.slice(0, 200)}`);
    } catch (error) {
      request.failed(error.cause?.code ?? error.message);
    }
    return '';
  }

  async function read() {
    for (let i = 0; !isOver; i += 1) {
      const assets = [...(await get(readings[i % readings.length])).matchAll(ASSETS)];
      // One of the page's files, each time another: they must be there even while nginx is replaced.
      if (assets.length > 0) await get(assets[i % assets.length][1]);
      if (i % 10 !== 0) continue;
      const headers = { Authorization: `Bearer ${token}` };
      await get('/api/applications-list/?page=1&per_page=25', { headers });
    }
  }

  async function apply() {
    while (!isOver) {
      const { sent, key, form } = newApplication({ jobId: id, cvBytes: CV_BYTES });
      const act = await ledger.begin('application', sent);
      let request;
      const send = async () => {
        const { headers, ...init } = await slowly(form());
        request = begin(`POST /api/jobs/${id}/apply`);
        const response = await fetch(`${url}/api/jobs/${id}/apply`, {
          method: 'POST',
          headers: { ...headers, 'Idempotency-Key': key },
          ...init,
        });
        request.answered();
        return response;
      };
      await ledger.insist(act, send, {
        onFailure: ({ status, body = '', failed }) =>
          request?.failed(failed ?? `${status} ${body.slice(0, 200)}`),
      });
      if (!isAcknowledged(act)) seen.givenUp += 1;
    }
  }

  const load = [...Array.from({ length: readers }, read), ...Array.from({ length: applicants }, apply)];

  return {
    seen,
    leave: async () => {
      isOver = true;
      await Promise.all(load);
      await ledger.close();
      const sources = { url, token, databaseUrl: process.env.DATABASE_URL };
      const findings = compare(ledger.acts, await gather(ledger.acts, sources));
      seen.lost = findings.length;
      if (seen.failures.length > 0) console.log(seen.failures.slice(0, SHOWN_FAILURES).join('\n'));
      console.log(
        `${seen.requests} requests, ${seen.failures.length} failed, ${seen.givenUp} applicants gave up`,
      );
      console.log(`${describe(ledger.acts, findings)} (${ledger.file})`);
      return seen.failures.length === 0 && findings.length === 0;
    },
  };
}
