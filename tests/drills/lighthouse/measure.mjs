import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { buildParts } from '../../../scripts/lib/builds/build.mjs';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { siteSettings, withBackend } from '../../support/servers/with-backend.mjs';
import { listedPages, UNLISTED_PAGES } from '../../support/e2e/site-addresses.mjs';

const help = `Measures every public page of the built site with Lighthouse, as a mid-range phone sees it.

  node tests/drills/lighthouse/measure.mjs                  every page, but those answered with 404
  node tests/drills/lighthouse/measure.mjs /about /faq      only these

Options
  --url <address>   a site that runs; without it one is built and started
  --floor <score>   fails when a page has less in any category (95)
  --tries <number>  how often a page below 100 is tried, its best try counts: other work on the machine only slows (2)
  --median          every page is tried that often, and the median of each figure counts
  --lcp <seconds>   fails when the largest paint of a page takes longer
  --slowdown <n>    of the processor (4, which makes a mid-range phone of a machine with an index of 1,500 to 2,000 in the last
                    column: a slower machine is told less, 4 x index / 1,750)

Of the pages that say noindex on purpose it leaves out the one audit that asks whether search engines may list them.
CHROME_PATH names the browser where Lighthouse does not find it. Fetches Lighthouse with npx at its first run.`;

const LIGHTHOUSE = 'lighthouse@12.8.2';
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const PERFECT = 100;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    floor: { type: 'string', default: '95' },
    tries: { type: 'string', default: '2' },
    median: { type: 'boolean' },
    lcp: { type: 'string' },
    slowdown: { type: 'string', default: '4' },
    help: { type: 'boolean' },
  },
});
const floor = Number(values.floor);
const slowest = Number(values.lcp ?? Infinity);

/** Loads Lighthouse, its browser launcher and its phone's network settings. Not a dependency: npm start would install its hundred packages too. */
async function load() {
  const { stdout } = await promisify(execFile)('npx', [
    ...['--yes', '--package', LIGHTHOUSE, '-c', 'command -v lighthouse'],
  ]);
  const { resolve } = createRequire(await realpath(stdout.trim()));
  const [{ default: lighthouse }, { launch }, { throttling }] = await Promise.all(
    ['lighthouse', 'chrome-launcher', 'lighthouse/core/config/constants.js'].map(
      (name) => import(pathToFileURL(resolve(name)).href),
    ),
  );
  return { lighthouse, launch, mobileSlow4G: throttling.mobileSlow4G };
}

async function measure(lighthouse, mobileSlow4G, port, url, page) {
  const address = `${url}${page}`;
  const skipAudits = UNLISTED_PAGES.includes(page) ? ['is-crawlable'] : [];
  const throttling = { ...mobileSlow4G, cpuSlowdownMultiplier: Number(values.slowdown) };
  const flags = { port, onlyCategories: CATEGORIES, skipAudits, throttling, logLevel: 'error' };
  const { lhr } = await lighthouse(address, flags);
  const { categories, audits, environment, runtimeError } = lhr;
  if (runtimeError) throw new Error(`${address} could not be measured: ${runtimeError.message}`);
  const lost = CATEGORIES.flatMap((name) => categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id].displayValue ?? ''}`.trim());
  return {
    scores: CATEGORIES.map((name) => Math.round(categories[name].score * PERFECT)),
    seconds: ['first-contentful-paint', 'largest-contentful-paint'].map(
      (id) => audits[id].numericValue / 1000,
    ),
    blocked: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue ?? 0,
    kilobytes: audits['total-byte-weight'].numericValue / 1000,
    index: environment.benchmarkIndex,
    lost,
  };
}

const sum = ({ scores }) => scores.reduce((total, score) => total + score, 0);

const median = (figures) => figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)];

/** The median of each figure, and the lost points of the last try. */
function medianOf(results) {
  const of = (figure) => median(results.map(figure));
  const each = (name) => results[0][name].map((_, index) => of((result) => result[name][index]));
  const { lost } = results.at(-1);
  return {
    ...{ scores: each('scores'), seconds: each('seconds'), lost },
    ...{ blocked: of(({ blocked }) => blocked), shift: of(({ shift }) => shift) },
    ...{ kilobytes: of(({ kilobytes }) => kilobytes), index: of(({ index }) => index) },
  };
}

const bestOf = (results) => results.reduce((best, result) => (sum(result) > sum(best) ? result : best));

async function tryPage(measureOnce) {
  const results = [];
  for (let left = Number(values.tries); left > 0; left -= 1) {
    const result = await measureOnce().catch((error) => {
      // A busy machine sometimes loses the beginning of a trace.
      if (left === 1 && results.length === 0) throw error;
    });
    if (result) results.push(result);
    if (!values.median && result?.scores.every((score) => score === PERFECT)) break;
  }
  return values.median ? medianOf(results) : bestOf(results);
}

function row(page, { scores, seconds, blocked, shift, kilobytes, index, lost }) {
  const figures = [
    ...scores,
    ...seconds.map((time) => `${time.toFixed(1)} s`),
    `${Math.round(blocked)} ms`,
    shift.toFixed(3),
    `${Math.round(kilobytes)} kB`,
  ];
  return `| ${[page, ...figures, lost.join(', '), Math.round(index)].join(' | ')} |`;
}

/** @param {string} url */
async function measurePages(url) {
  const pages = positionals.length > 0 ? positionals : [...(await listedPages(url)), ...UNLISTED_PAGES];
  console.log(
    '| page | performance | accessibility | best practices | SEO | FCP | LCP | TBT | CLS | bytes | lost | index |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  const { lighthouse, launch, mobileSlow4G } = await load();
  const chrome = await launch({ chromeFlags: FLAGS });
  const below = [];
  try {
    for (const page of pages) {
      const result = await tryPage(() => measure(lighthouse, mobileSlow4G, chrome.port, url, page));
      console.log(row(page, result));
      const isSlow = result.seconds[1] > slowest;
      if (isSlow || result.scores.some((score) => score < floor)) below.push(page);
    }
  } finally {
    chrome.kill();
  }
  if (below.length === 0) return;
  console.log(`\n✗ below ${floor}, or slower than asked for: ${below.join(', ')}`);
  process.exitCode = 1;
}

if (values.help) console.log(help);
else if (values.url) await measurePages(values.url);
else {
  // Built for this address, which Lighthouse checks in the heads of pages.
  const PORT = String(await freePort());
  const PUBLIC_URL = `http://127.0.0.1:${PORT}`;
  Object.assign(process.env, { PUBLIC_URL });
  await buildParts();
  await withBackend(({ url }) => measurePages(url), { ...siteSettings, PORT, PUBLIC_URL, LOG_LEVEL: 'warn' });
}
