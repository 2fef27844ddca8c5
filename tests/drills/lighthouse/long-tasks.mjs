import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { siteSettings, withBackend } from '../../support/servers/with-backend.mjs';

// Prints the tasks of more than 40 ms that a page's thread does after the page has loaded, and what each mostly was, at a slower processor
// and on a slow 4G line: node tests/drills/lighthouse/long-tasks.mjs [/page …]. SLOWDOWN says how much slower (4, as measure.mjs explains).
// The site is the one that was built. What counts is the thread's own time, so that other work on the machine adds little. Not judged: two
// runs differ by a third.

const PAGES = [
  '/',
  '/about',
  '/careers',
  '/careers/1',
  '/job-application/1',
  '/business/ridesmash',
  '/login',
];
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const ROUNDS = 2;
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 4);
const LONG_MS = 40;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
/** Time watched after the scripts have loaded; the pop-up of the home page comes within it. */
const WATCHED_MS = 3_500;
const CATEGORIES = ['toplevel', 'devtools.timeline', 'v8', 'blink.user_timing'];
const PARTS = ['Layout', 'v8.evaluateModule', 'V8.CompileCode', 'FunctionCall', 'TimerFire', 'Paint'];

async function traceOf(browser, url) {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, serviceWorkers: 'block' },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor();
  await page.waitForTimeout(WATCHED_MS);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  return traceEvents;
}

function longTasks(events) {
  const { pid, tid, ts: loaded } = events.findLast(({ name }) => name === 'loadEventEnd');
  const spans = events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X');
  const tasks = spans.filter(({ name, ts, dur }) => name.endsWith('RunTask') && ts + dur > loaded);
  return tasks
    .filter(({ tdur }) => tdur > LONG_MS * 1000)
    .map(({ ts, dur, tdur }) => {
      const inside = spans.filter(
        (part) => PARTS.includes(part.name) && part.ts >= ts && part.ts + part.dur <= ts + dur,
      );
      const longest = inside.toSorted((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0))[0];
      return `${Math.round(tdur / 1000)} ms (${longest?.name ?? 'other'})`;
    });
}

const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(existsSync(DEBIAN_CHROMIUM) && { executablePath: DEBIAN_CHROMIUM }),
});
try {
  await withBackend(
    async ({ url }) => {
      for (const page of process.argv.length > 2 ? process.argv.slice(2) : PAGES) {
        for (let round = 0; round < ROUNDS; round += 1) {
          console.log(page, longTasks(await traceOf(browser, `${url}${page}`)).join(', ') || 'none');
        }
      }
    },
    { ...siteSettings, LOG_LEVEL: 'warn' },
  );
} finally {
  await browser.close();
}
