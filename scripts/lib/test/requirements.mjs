import { existsSync } from 'node:fs';
import { findRenderer } from '../helm/render.mjs';
import { node } from '../node.mjs';
import { inRoot } from '../paths.mjs';
import { step } from '../progress.mjs';
import { capture } from '../run.mjs';
import { findBrowsers } from './browsers.mjs';
import { installPackages } from './debian.mjs';

const s3Packages = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common'];
const nginxPackages = ['nginx', 'openssl'];
const scannerPackages = ['clamav-daemon'];
/** Has pg_dump, which npm's PostgreSQL lacks. */
const postgresPackages = existsSync('/usr/lib/postgresql') ? [] : ['postgresql'];
/** Packages that render the chart where there is no Helm. */
const rendererPackages = ['golang-go', 'golang-github-masterminds-sprig-dev', 'golang-k8s-sigs-yaml-dev'];
const browserPackages = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];

/** Installs Playwright's own browser, for systems without a packaged one. */
async function downloadBrowser() {
  const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  const { code } = await step("Install Playwright's Chromium", () =>
    capture(node(), [cli, 'install', 'chromium']),
  );
  return code === 0;
}

/**
 * Installs what the chosen tests need from the system, as far as possible.
 * @param {Set<string>} stages
 * @param {readonly string[]} further packages of Debian
 * @returns {Promise<{ browser: { problem: string } }>} problem: why there is no browser, or ''
 */
export async function prepareRequirements(stages, further = []) {
  const wantsS3 = stages.has('api') && !process.env.S3_TEST_ENDPOINT;
  const wantsBrowser = stages.has('e2e') && !process.env.CHROMIUM_PATH;
  const wantsRenderer = (stages.has('check') || stages.has('unit')) && !(await findRenderer());
  const wanted = [
    ...(wantsRenderer ? rendererPackages : []),
    ...(wantsS3 ? s3Packages : []),
    ...(stages.has('api') ? [...nginxPackages, ...scannerPackages, ...postgresPackages] : []),
    ...(wantsBrowser ? browserPackages : []),
    ...further,
  ];
  const problem = wanted.length > 0 ? await installPackages(wanted) : '';
  if (!stages.has('e2e')) return { browser: { problem: '' } };
  const hasBrowser = findBrowsers().whole !== undefined || (await downloadBrowser());
  return { browser: { problem: hasBrowser ? '' : problem || 'no Chromium was found' } };
}
