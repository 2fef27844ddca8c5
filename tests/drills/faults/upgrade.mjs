// Brings a running compose installation to what this folder has, back to what ran before, there again, then to two versions that are
// broken, while visitors read and apply: the first three have to arrive, the others have to be taken back, and no request and no
// application may be lost.
// With a release it goes there, in place of building.
// Run: node tests/drills/faults/upgrade.mjs http://localhost:8080 [1.1.0]     (RATE_LIMIT_FACTOR=1000 in its .env, and ADMIN_SETUP_TOKEN of it here)
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRoot, root } from '../../../scripts/lib/paths.mjs';
import { letPagesBeOpened } from '../load/pages.mjs';
import { letVisitorsIn } from '../load/visitors.mjs';
import { percentile } from '../support/load.mjs';

const [url = 'http://localhost:8080', release] = process.argv.slice(2);
const run = promisify(execFile);

const BROKEN = {
  'one whose backends never answer': (dockerfile) =>
    dockerfile.replace(
      'CMD ["backend/dist/main.js"]',
      'CMD ["--eval", "setInterval(() => undefined, 1000)"]',
    ),
  'one that is healthy, but not what was built': (dockerfile) =>
    dockerfile.replace('ENV SOURCE_COMMIT=${SOURCE_COMMIT}', 'ENV SOURCE_COMMIT=0bad0bad'),
};

/** A copy of this folder, with its .env, whose images are broken. */
async function brokenCopy(folder, breakIt) {
  const { stdout } = await run('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  const files = [...stdout.split('\0').filter(Boolean), '.env'];
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await cp(inRoot(file), path.join(folder, file));
  }
  const dockerfile = path.join(folder, 'Dockerfile');
  const text = await readFile(dockerfile, 'utf8');
  const broken = breakIt(text);
  if (broken === text) throw new Error('The Dockerfile has no line to break.');
  await writeFile(dockerfile, broken);
}

/** Runs scripts/upgrade. @returns whether it ended as it should, and how long it took */
async function upgrade(folder, ...args) {
  const before = performance.now();
  const {
    code = 0,
    stdout,
    stderr,
  } = await run(path.join(folder, 'scripts', 'upgrade'), args).catch((error) => error);
  const seconds = ((performance.now() - before) / 1000).toFixed(0);
  return { code, said: `${stdout}${stderr}`, seconds };
}

/** Version 1.0.0 does not report its number. */
const NO_NUMBER = 'no number';
const running = async () => (await (await fetch(`${url}/api/health`)).json()).version ?? NO_NUMBER;

const work = await mkdtemp(path.join(tmpdir(), 'smash-upgrade-'));
const backups = path.join(work, 'backups');
const { seen, leave } = await letVisitorsIn(url, { readers: 6, applicants: 3 });
const pages = letPagesBeOpened(url);

/** Whether a request found no nginx, which is replaced once, if it is of 1.0.0: docs/operations.md#update. */
const isAway = (failure) => /: (ECONNREFUSED|ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test(failure);
const timeOf = (failure) => Date.parse(failure.split(' ', 1)[0]);
const progress = () => `${seen.requests} requests so far, ${seen.failures.length} failed`;
let isGood = true;

const from = await running();
const { code, said, seconds } = await upgrade(root, backups, ...(release ? [release] : []));
const to = await running();
console.log(`from ${from} to ${to}: ${seconds} s, ended with ${code}, ${progress()}`);
if (code !== 0) console.log(said);
isGood &&= code === 0;
if (from === NO_NUMBER) {
  const times = seen.failures.filter(isAway).map(timeOf);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  // One second more, since a new nginx does not know the backends at once.
  const isOfThen = (failure) => timeOf(failure) >= first && timeOf(failure) <= last + 1000;
  const excused = seen.failures.filter(isOfThen);
  seen.failures = seen.failures.filter((failure) => !isOfThen(failure));
  console.log(`${excused.length} attempts failed while nginx was replaced, in ${last - first} ms`);
}

const back = await upgrade(root, '--back');
const former = await running();
console.log(`and back: ${back.seconds} s, ended with ${back.code}, ${former} runs, ${progress()}`);
const again = await upgrade(root, backups, ...(release ? [release] : []));
console.log(
  `and again: ${again.seconds} s, ended with ${again.code}, ${await running()} runs, ${progress()}`,
);
for (const { code: ended, said: words } of [back, again]) {
  if (ended !== 0) console.log(words);
  isGood &&= ended === 0;
}
isGood &&= former === from && (await running()) === to;

for (const [name, breakIt] of Object.entries(BROKEN)) {
  const folder = await mkdtemp(path.join(work, 'broken-'));
  await brokenCopy(folder, breakIt);
  const attempt = await upgrade(folder, backups);
  const after = await running();
  console.log(`${name}: ${attempt.seconds} s, ended with ${attempt.code}, ${after} runs, ${progress()}`);
  if (attempt.code === 0 || after !== to) {
    console.log(attempt.said);
    isGood = false;
  }
}

const isWhole = (await leave()) && seen.givenUp === 0;
const missing = (await pages.leave()).filter((failure) => !(from === NO_NUMBER && isAway(failure)));
console.log(`${missing.length} of what pages name was missing`, missing.slice(0, 20));
console.log(`p99 ${percentile(seen.milliseconds, 0.99).toFixed(0)} ms`);
await rm(work, { recursive: true });
process.exitCode = isGood && isWhole && missing.length === 0 ? 0 : 1;
