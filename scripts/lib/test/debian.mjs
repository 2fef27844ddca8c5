import { readFileSync } from 'node:fs';
import { messageOf } from '../errors.mjs';
import { print, step } from '../progress.mjs';
import { capture, runOrFail } from '../run.mjs';

const isRoot = process.getuid?.() === 0;

/** Whether this is Debian itself: its derivatives package Chromium in other ways. */
const isDebian = (() => {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
})();

/** Whether every test must run: on such a machine nothing excuses a skipped test. */
export const isStrict = process.env.CI === 'true' || (isDebian && isRoot);

async function findMissing(packages) {
  const format = '${binary:Package} ${db:Status-Status}\\n';
  const { stdout } = await capture('dpkg-query', ['--show', `--showformat=${format}`, ...packages]);
  const installed = new Set(
    stdout
      .split('\n')
      .filter((line) => line.endsWith(' installed'))
      .map((line) => line.split(/[ :]/)[0]),
  );
  return packages.filter((name) => !installed.has(name));
}

/** Command that lets apt-get install, to put before it; undefined without that right. */
async function findPrivilege() {
  if (isRoot) return [];
  const { code } = await capture('sudo', ['-n', 'true']);
  return code === 0 ? ['sudo', '-n'] : undefined;
}

/**
 * Installs missing Debian packages and prints their names.
 * @param {readonly string[]} packages
 * @returns {Promise<string>} why they could not be installed, or ''
 */
export async function installPackages(packages) {
  if (!isDebian) return 'this is not Debian';
  const missing = await findMissing(packages);
  if (missing.length === 0) return '';
  const privilege = await findPrivilege();
  if (!privilege) return `installing ${missing.join(', ')} needs root or sudo`;
  const aptGet = [
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-o',
    'DPkg::Lock::Timeout=300',
    '-q',
    '-y',
  ];
  const run = (...args) => {
    const [command, ...rest] = [...privilege, ...aptGet, ...args];
    return runOrFail(command, rest, { failure: `apt-get ${args.join(' ')} failed:` });
  };
  print(`  Installing with apt-get: ${missing.join(' ')}`);
  try {
    await step('Install Debian packages', async () => {
      await run('update');
      await run('install', '--no-install-recommends', ...missing);
    });
    return '';
  } catch (error) {
    print(messageOf(error));
    return 'apt-get failed';
  }
}
