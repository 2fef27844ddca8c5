import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { postJson } from '../../support/servers/with-backend.mjs';

const CV_BYTES = 1024 * 1024;
/** A phone sends its CV in pieces, so that uploads are under way at any moment. */
const PIECE_BYTES = 64 * 1024;
const PIECE_MS = 40;
/** As the form does, under the same key, when the answer was lost or 503; the first pause, which doubles. */
const TRIES = 5;
const FIRST_PAUSE_MS = 1_000;
const SHOWN_FAILURES = 20;

const credentials = { username: 'load', password: 'a passphrase for load tests' };

/**
 * A token of the owner of an installation that was empty before the first such run; with ADMIN_SETUP_TOKEN of its .env.
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

/** @param {string | number} applicant @param {Buffer} cv */
export function formOf(applicant, cv) {
  const form = new FormData();
  const answers = {
    first_name: 'Restless',
    last_name: 'Tester',
    dob: '1990-01-01',
    state_of_origin: 'Lagos',
    state_of_resident: 'FCT',
    address: '1 Test Close',
    email: `${applicant}-${randomUUID()}@example.com`,
    phone: '+234 803 555 0100',
    social_link: 'linkedin.com/in/restless',
  };
  for (const [name, value] of Object.entries(answers)) form.set(name, value);
  form.set('cv_file', new Blob([cv], { type: 'application/pdf' }), 'cv.pdf');
  return form;
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
  return { body, duplex: 'half', headers: { 'Content-Type': whole.headers.get('content-type') } };
}

/**
 * Lets visitors read pages, the API and, with a session, lists of applications, while applicants send CVs of 1 MB in
 * pieces, and again when that failed, until `leave` is called; that one compares what was acknowledged with what is stored.
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
  const cv = Buffer.alloc(CV_BYTES, 'x');
  cv.write('%PDF-1.7\n%');
  cv.write('\n%%EOF\n', CV_BYTES - 7);

  /** @type {{ requests: number, failures: string[], milliseconds: number[], givenUp: number }} */
  const seen = { requests: 0, failures: [], milliseconds: [], givenUp: 0 };
  const acknowledged = [];
  let isOver = false;

  async function send(expected, address, init) {
    seen.requests += 1;
    const start = performance.now();
    const name = `${new Date().toISOString()} ${init?.method ?? 'GET'} ${address}`;
    try {
      const response = await fetch(`${url}${address}`, init);
      const body = await response.text();
      seen.milliseconds.push(performance.now() - start);
      if (response.status === expected) return body;
      seen.failures.push(`${name}: ${response.status} ${body.slice(0, 200)}`);
    } catch (error) {
      seen.failures.push(`${name}: ${error.cause?.code ?? error.message}`);
    }
    return undefined;
  }

  async function read() {
    for (let i = 0; !isOver; i += 1) {
      await send(200, readings[i % readings.length]);
      if (i % 10 !== 0) continue;
      const headers = { Authorization: `Bearer ${token}` };
      await send(200, '/api/applications-list/?page=1&per_page=25', { headers });
    }
  }

  async function apply(applicant) {
    while (!isOver) {
      const form = formOf(applicant, cv);
      const key = randomUUID();
      let answer;
      for (let triesLeft = TRIES; !answer && triesLeft > 0; triesLeft -= 1) {
        const { headers, ...init } = await slowly(form);
        const request = { method: 'POST', headers: { ...headers, 'Idempotency-Key': key }, ...init };
        answer = await send(201, `/api/jobs/${id}/apply`, request);
        if (!answer) await delay(FIRST_PAUSE_MS * 2 ** (TRIES - triesLeft));
      }
      if (answer) acknowledged.push(JSON.parse(answer).id);
      else seen.givenUp += 1;
    }
  }

  const load = [
    ...Array.from({ length: readers }, read),
    ...Array.from({ length: applicants }, (_, applicant) => apply(applicant)),
  ];

  return {
    seen,
    leave: async () => {
      isOver = true;
      await Promise.all(load);
      const headers = { Authorization: `Bearer ${token}` };
      const applications = await (await fetch(`${url}/api/jobs/${id}/applications`, { headers })).json();
      const stored = new Set(applications.map((application) => application.id));
      const lost = acknowledged.filter((known) => !stored.has(known)).length;
      if (seen.failures.length > 0) console.log(seen.failures.slice(0, SHOWN_FAILURES).join('\n'));
      console.log(
        `${seen.requests} requests, ${seen.failures.length} failed; ` +
          `${acknowledged.length} applications acknowledged, ${seen.givenUp} given up, ${stored.size} stored, ${lost} lost`,
      );
      return seen.failures.length === 0 && lost === 0 && stored.size === acknowledged.length;
    },
  };
}
