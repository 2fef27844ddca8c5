import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Builds the public site with settings of its own (VITE_*), beside the one that `npm test` has built.
 *
 * @returns the folder to serve, and how to remove it
 */
export async function buildSite(settings: Record<string, string>) {
  const name = `build/test-${process.pid}`;
  const cwd = path.join(root, 'public-web');
  const env = {
    ...process.env,
    ...settings,
    NODE_ENV: 'production',
    BUILD_FOLDER: name,
    SKIP_COMPRESSION: 'true',
  };
  // The site's own minifier takes two thirds of a build, for bytes that no test counts here.
  const build = [path.join(root, 'node_modules/@react-router/dev/bin.js'), 'build', '--minify', 'oxc'];
  await run(process.execPath, build, { cwd, env });
  await run(process.execPath, ['scripts/finish-build.mjs'], { cwd, env });
  return {
    folder: path.join(cwd, name, 'client'),
    remove: () => rm(path.join(cwd, name), { recursive: true, force: true }),
  };
}
