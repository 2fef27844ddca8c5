import { existsSync } from 'node:fs';
import { inRoot } from '../paths.mjs';
import { step } from '../progress.mjs';
import { capture } from '../run.mjs';
import { installPackages } from './debian.mjs';

const s3Packages = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common'];
const nginxPackages = ['nginx', 'openssl'];
const scannerPackages = ['clamav-daemon'];
/** Has pg_dump, which npm's PostgreSQL has not. */
const postgresPackages = existsSync('/usr/lib/postgresql') ? [] : ['postgresql'];
const browserPackages = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];
const browserPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const shellPath = '/usr/bin/chromium-headless-shell';

const findBrowser = () =>
  [process.env.CHROMIUM_PATH, ...browserPaths].find((file) => file && existsSync(file));

/** Playwright's own browser, for systems without a packaged one. */
async function downloadBrowser() {
  const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  const { code } = await step("Install Playwright's Chromium", () =>
    capture(process.execPath, [cli, 'install', 'chromium']),
  );
  return code === 0;
}

/**
 * What the chosen tests need from the system, installed as far as possible.
 * @param {Set<string>} stages
 * @returns {Promise<{ browser: { path?: string, shell?: string, problem: string }, s3: { problem: string } }>} problem:
 *   why the part is missing, or ''. A browser without a path is Playwright's own; the shell is its quick form
 */
export async function prepareRequirements(stages) {
  const wantsS3 = stages.has('api') && !process.env.S3_TEST_ENDPOINT;
  const wantsBrowser = stages.has('e2e') && !process.env.CHROMIUM_PATH;
  const wanted = [
    ...(wantsS3 ? s3Packages : []),
    ...(stages.has('api') ? [...nginxPackages, ...scannerPackages, ...postgresPackages] : []),
    ...(wantsBrowser ? browserPackages : []),
  ];
  const problem = wanted.length > 0 ? await installPackages(wanted) : '';
  const s3 = { problem: wantsS3 ? problem : '' };
  if (!stages.has('e2e')) return { s3, browser: { problem: '' } };
  const path = findBrowser();
  const hasShell = !process.env.CHROMIUM_PATH && existsSync(shellPath);
  if (path) return { s3, browser: { path, ...(hasShell && { shell: shellPath }), problem: '' } };
  return { s3, browser: { problem: (await downloadBrowser()) ? '' : problem || 'no Chromium was found' } };
}
