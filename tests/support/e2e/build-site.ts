import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '../../../scripts/lib/paths.mjs';

const run = promisify(execFile);

/**
 * Builds the public site with settings of its own (VITE_*), beside the one that `npm test` has built.
 *
 * @returns the folder to serve, and how to remove it
 */
export async function buildSite(settings: Record<string, string>) {
  const name = `build/test-${process.pid}`;
  const cwd = inRoot('public-web');
  const env = {
    ...process.env,
    ...settings,
    NODE_ENV: 'production',
    BUILD_FOLDER: name,
    SKIP_COMPRESSION: 'true',
  };
  // The site's own minifier takes two thirds of a build, for bytes that no test counts here.
  const build = [inRoot('node_modules/@react-router/dev/bin.js'), 'build', '--minify', 'oxc'];
  await run(process.execPath, build, { cwd, env });
  await run(process.execPath, ['scripts/finish-build.mjs'], { cwd, env });
  return {
    folder: path.join(cwd, name, 'client'),
    remove: () => rm(path.join(cwd, name), { recursive: true, force: true }),
  };
}
