// Replaces the backends of a running compose installation over and over while visitors read and apply, and counts what
// failed. Every acknowledged application has to be found afterwards, once.
// Run: node tests/faults/rolling-restarts.mjs http://localhost:8080 20     (RATE_LIMIT_FACTOR=1000 in its .env)
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { percentile, postJson } from '../load/support.mjs';

const [url = 'http://localhost:8080', rounds = '20'] = process.argv.slice(2);
const READERS = 6;
const APPLICANTS = 3;
const CV_BYTES = 1024 * 1024;
/** A phone sends its CV in pieces, so that uploads are under way at any moment. */
const PIECE_BYTES = 64 * 1024;
const PIECE_MS = 40;

const credentials = { username: 'load', password: 'a passphrase for load tests' };
// The owner of an empty installation; in a second run it is there already.
await fetch(`${url}/api/register`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ ...credentials, email: 'load@example.com' }),
});
const { access_token: token } = await postJson(`${url}/api/login`, credentials);
const text = 'x';
const job = { title: 'Rolling', description: text, responsibility: text, requirements: text };
const { id } = await postJson(`${url}/api/jobs/`, job, token);
const readings = [
  '/',
  '/careers',
  '/api/jobs/',
  `/api/jobs/${id}`,
  `/careers/${id}`,
  '/api/health/live',
  '/sitemap.xml',
];

const cv = Buffer.alloc(CV_BYTES, 'x');
cv.write('%PDF-1.7\n%');
cv.write('\n%%EOF\n', CV_BYTES - 7);

let isOver = false;
let isInterrupted = false;
process.once('SIGINT', () => (isInterrupted = true));
const acknowledged = [];
const failures = [];
const milliseconds = [];
let requests = 0;

async function send(name, expected, address, init) {
  requests += 1;
  const start = performance.now();
  try {
    const response = await fetch(`${url}${address}`, init);
    const body = await response.text();
    milliseconds.push(performance.now() - start);
    if (response.status === expected) return body;
    failures.push(`${new Date().toISOString()} ${name} ${address}: ${response.status} ${body.slice(0, 200)}`);
  } catch (error) {
    failures.push(`${new Date().toISOString()} ${name} ${address}: ${error.cause?.code ?? error.message}`);
  }
  return undefined;
}

async function read() {
  for (let i = 0; !isOver; i += 1) {
    await send('read', 200, readings[i % readings.length]);
    if (i % 10 === 0) {
      const headers = { Authorization: `Bearer ${token}` };
      await send('list', 200, '/api/applications-list/?page=1&per_page=25', { headers });
    }
  }
}

/** The form as bytes that arrive slowly. */
async function slowly(form) {
  const whole = new Response(form);
  const bytes = Buffer.from(await whole.arrayBuffer());
  const body = new ReadableStream({
    async pull(controller) {
      const from = (this.from ??= 0);
      controller.enqueue(bytes.subarray(from, from + PIECE_BYTES));
      this.from = from + PIECE_BYTES;
      if (this.from >= bytes.length) controller.close();
      else await new Promise((resolve) => setTimeout(resolve, PIECE_MS));
    },
  });
  return { body, duplex: 'half', headers: { 'Content-Type': whole.headers.get('content-type') } };
}

async function apply(applicant) {
  for (let i = 0; !isOver; i += 1) {
    const email = `rolling-${applicant}-${i}-${randomUUID().slice(0, 8)}@example.com`;
    const form = new FormData();
    const answers = {
      first_name: 'Rolling',
      last_name: 'Tester',
      dob: '1990-01-01',
      state_of_origin: 'Lagos',
      state_of_resident: 'FCT',
      address: '1 Test Close',
      email,
      phone: '+234 803 555 0100',
      social_link: 'linkedin.com/in/rolling',
    };
    for (const [name, value] of Object.entries(answers)) form.set(name, value);
    form.set('cv_file', new Blob([cv], { type: 'application/pdf' }), 'cv.pdf');
    const { headers, ...init } = await slowly(form);
    const key = { 'Idempotency-Key': randomUUID() };
    const answer = await send('apply', 201, `/api/jobs/${id}/apply`, {
      method: 'POST',
      headers: { ...headers, ...key },
      ...init,
    });
    if (answer) acknowledged.push(JSON.parse(answer).id);
  }
}

const load = [
  ...Array.from({ length: READERS }, read),
  ...Array.from({ length: APPLICANTS }, (_, applicant) => apply(applicant)),
];
const run = promisify(execFile);
const start = performance.now();
for (let round = 1; round <= Number(rounds) && !isInterrupted; round += 1) {
  const before = performance.now();
  await run(inRoot('scripts', 'roll'));
  const seconds = ((performance.now() - before) / 1000).toFixed(0);
  console.log(`roll ${round}: ${seconds} s, ${requests} requests so far, ${failures.length} failed`);
}
isOver = true;
await Promise.all(load);

const response = await fetch(`${url}/api/jobs/${id}/applications`, {
  headers: { Authorization: `Bearer ${token}` },
});
const stored = (await response.json()).map((application) => application.id);
const lost = acknowledged.filter((known) => !stored.includes(known));
console.log(failures.slice(0, 20).join('\n'));
console.log(
  `${requests} requests in ${((performance.now() - start) / 1000).toFixed(0)} s, ${failures.length} failed, p99 ${percentile(milliseconds, 0.99).toFixed(0)} ms; ` +
    `${acknowledged.length} applications acknowledged, ${stored.length} stored, ${lost.length} lost`,
);
process.exitCode = failures.length + lost.length > 0 || stored.length !== acknowledged.length ? 1 : 0;
