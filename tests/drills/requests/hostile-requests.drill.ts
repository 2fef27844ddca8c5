import { readFile } from 'node:fs/promises';
import { maxHeaderSize } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { FUZZ_ROUNDS, FUZZ_SEED } from '../../support/samples/fuzz.js';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process.js';
import { drive, residentMemory } from '../support/load.mjs';
import { CALLERS, type Caller, makeCallers, type Tokens } from './callers.js';
import type { Schemas } from './from-schema.js';
import { type HostileRequest, hostileRequest, type Operation } from './hostile-request.js';
import { type RawAnswer, rawSender } from './send-raw.js';
import { SeenIds } from './seen-ids.js';

/** Requests under way at once. */
const AT_ONCE = 16;
/** Requests that are generated at a time. */
const BATCH = 1_000;
/** Heap of the backend, which ends when it needs more. */
const HEAP_MEGABYTES = 192;
const SHOWN = 30;
/** Share of ten requests by caller. Few of visitors: what they ask of the portal ends with 401. */
const WEIGHTS: Record<Caller, number> = { visitor: 1, owner: 5, recruiter: 2, program: 2 };
/** Highest share of requests with a session or API token that an earlier request had ended. */
const MOST_LOGGED_OUT = 0.1;

interface Finding {
  says: string;
  caller: Caller;
  request: HostileRequest;
  answer?: RawAnswer;
}

let app: ApiApp;
let server: ServerProcess;
let operations: Operation[];
let schemas: Schemas;
/** Ids of the operations that need a session of the portal. */
let forPortal: Set<string>;

beforeAll(async () => {
  const text = await readFile(new URL('../../../contract/openapi.json', import.meta.url), 'utf8');
  const description = JSON.parse(text) as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Schemas };
  };
  schemas = description.components.schemas;
  operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );
  forPortal = new Set(
    operations
      .filter(({ security = [] }) => security.some((way) => 'bearer' in way))
      .map(({ operationId }) => operationId),
  );
  app = await startApi();
  server = await startServerProcess({
    DATABASE_URL: app.site.databaseUrl,
    STORAGE_PATH: app.site.storagePath,
    RATE_LIMIT_FACTOR: '1000000',
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MEGABYTES}`,
  });
});
afterAll(async () => {
  await server.close();
  await app.close();
});

/** Whether Node hung up because of too large headers: its 431 may be lost while the body is still being sent. */
const isHungUpOn = ({ path, headers }: HostileRequest, error: unknown) =>
  path.length + JSON.stringify(headers).length > maxHeaderSize &&
  ['ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '');

/** What is wrong with an answer, if anything is. */
function judge({ status, contentType, body }: RawAnswer): string | undefined {
  if (status >= 500) return `answered ${status}`;
  if (status < 400) return undefined;
  // Node itself limits the size of headers, and answers with 431 alone.
  if (status === 431) return undefined;
  if (!contentType.startsWith('application/json'))
    return `refused ${status} with ${contentType || 'nothing'}`;
  const { detail, code } = JSON.parse(body) as { detail?: unknown; code?: unknown };
  return detail && typeof code === 'string' ? undefined : `refused ${status} without detail and code`;
}

it(`answers ${FUZZ_ROUNDS} requests that nobody should send, none with 500, in one process`, async () => {
  const renew = await makeCallers(app);
  const { pid = 0 } = server;
  const ids = new SeenIds();
  const { send, close } = rawSender(server.url, ids);
  const request = fc.tuple(
    fc.oneof(...CALLERS.map((caller) => ({ weight: WEIGHTS[caller], arbitrary: fc.constant(caller) }))),
    fc.oneof(...operations.map((operation) => hostileRequest(operation, schemas))),
  );
  const statuses = new Map<number, number>();
  const findings: Finding[] = [];
  const withToken = { sent: 0, loggedOut: 0 };
  let unheard = 0;
  const start = performance.now();
  let tokens: Tokens = await renew();
  let renewing: Promise<void> | undefined;
  const lookAfterSessions = () =>
    (renewing ??= renew().then((made) => {
      tokens = made;
      renewing = undefined;
    }));
  for (let sent = 0; sent < FUZZ_ROUNDS; sent += BATCH) {
    const count = Math.min(BATCH, FUZZ_ROUNDS - sent);
    const batch = fc.sample(request, { seed: FUZZ_SEED + sent, numRuns: count });
    const { failures } = await drive({ connections: AT_ONCE, count }, async (index) => {
      const [caller, each] = batch[index] ?? [];
      if (!caller || !each) return;
      let answer: RawAnswer;
      try {
        answer = await send(each, tokens[caller]);
      } catch (error) {
        if (isHungUpOn(each, error)) unheard += 1;
        else findings.push({ says: `no answer: ${String(error)}`, caller, request: each });
        return;
      }
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status < 300) ids.note(answer.body);
      if (tokens[caller] && forPortal.has(each.operationId)) {
        withToken.sent += 1;
        if (answer.status === 401) {
          withToken.loggedOut += 1;
          await lookAfterSessions();
        }
      }
      const says = judge(answer);
      if (says) findings.push({ says, caller, request: each, answer });
    });
    if (failures.length > 0) throw failures[0];
    if (sent % (20 * BATCH) === 0 || sent + count >= FUZZ_ROUNDS) {
      const { now, highest } = await residentMemory(pid);
      process.stdout.write(`  after ${sent + count}: memory ${now} MB, at its highest ${highest}\n`);
    }
  }
  close();
  const seconds = (performance.now() - start) / 1000;
  const counted = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  process.stdout.write(`  ${counted.join(', ')} in ${seconds.toFixed(0)} s, seed ${FUZZ_SEED}\n`);
  process.stdout.write(
    `  ${withToken.sent} of a session or token to the portal, of which ${withToken.loggedOut} were logged out; ${unheard} with more than a header may hold were hung up on\n`,
  );
  for (const { says, caller, request: each, answer } of findings.slice(0, SHOWN)) {
    const { method, path, headers, body } = each;
    process.stdout.write(
      `  ${caller}: ${method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${body?.toString().slice(0, 600) ?? ''}\n    ${says}: ${answer?.body.slice(0, 300) ?? ''}\n`,
    );
  }
  expect(findings.map(({ says, request: { operationId } }) => `${operationId}: ${says}`)).toEqual([]);
  expect(withToken.loggedOut).toBeLessThan(withToken.sent * MOST_LOGGED_OUT);
  // The same process still runs: a crash would have ended it.
  process.kill(pid, 0);
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
});
