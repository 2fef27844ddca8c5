import { findBreaksSinceRelease } from '../api/breaking/released.mjs';
import { findApiDrift } from '../api/generate.mjs';
import { lintDescription } from '../api/lint.mjs';
import { areChartFilesOld } from '../helm/chart-files.mjs';
import { areManifestsOld } from '../helm/manifests.mjs';
import { isReadmeOld } from '../helm/values-table.mjs';
import { node } from '../node.mjs';
import { inPackage, inRoot } from '../paths.mjs';
import { readChanges } from '../release/changes.mjs';
import { capture, runOrFail } from '../run.mjs';
import { findUntranslatable } from '../texts/catalogue.mjs';
import { findBrokenCitations } from './citations.mjs';
import { findBannedWords } from './texts.mjs';

async function run(args, options) {
  const { code, output } = await capture(node(), args, options);
  return { isClean: code === 0, output };
}

/** Writes the types of the public site's routes, which its types and the lint read. */
export const generateRouteTypes = () =>
  runOrFail(node(), [inPackage('@react-router/dev', 'bin.js'), 'typegen'], {
    cwd: inRoot('public-web'),
    failure: 'The types of the routes could not be made:',
  });

/** Cache of a check, so that it can skip unchanged files. */
const cache = (...name) => inRoot('node_modules', '.cache', ...name);

const checkTypes = (workspace) =>
  run(
    [
      inPackage('typescript-native', 'bin/tsc'),
      ...['--noEmit', '--pretty', 'false'],
      ...['--incremental', '--tsBuildInfoFile', cache('types', `${workspace}.tsbuildinfo`)],
    ],
    { cwd: inRoot(workspace) },
  );

async function checkDrift() {
  const drifted = await findApiDrift();
  const output = `${drifted.join('\n')}\nout of date: run npm run api:generate and commit the result`;
  return { isClean: drifted.length === 0, output };
}

async function checkManifests() {
  const isClean = !(await areManifestsOld()) && !(await isReadmeOld()) && !(await areChartFilesOld());
  return {
    isClean,
    output:
      'the Kubernetes manifests, or the README or files of the chart, are out of date: run npm run kubernetes:generate and commit the result',
  };
}

const clean = (found) => ({ isClean: found.length === 0, output: found.join('\n') });

/** Whether a release can be made of what waits in .changeset/. */
async function checkChanges() {
  await readChanges();
  return { isClean: true, output: '' };
}

const types = (workspace) => ({ name: `types: ${workspace}`, run: () => checkTypes(workspace) });

/**
 * The checks of `npm run check`, slowest first so that two processors end at the same time.
 * @type {readonly { name: string, run: () => Promise<{ isClean: boolean, output: string }> }[]}
 */
export const checkParts = [
  { name: 'lint', run: () => run([inPackage('oxlint', 'bin/oxlint'), '--deny-warnings']) },
  types('admin-web'),
  {
    name: 'architecture',
    run: () =>
      run([
        inPackage('dependency-cruiser', 'bin/dependency-cruise.mjs'),
        '--config',
        '.dependency-cruiser.cjs',
        ...['--cache', cache('dependency-cruiser'), '--cache-strategy', 'content'],
        ...['contract/src', 'backend/src', 'public-web/src', 'admin-web/src'],
        ...['public-web/scripts', 'public-web/vite', 'admin-web/scripts', 'artwork', 'scripts', 'tests'],
        'playwright.config.ts',
      ]),
  },
  {
    name: 'unused code',
    run: () => run([inPackage('knip', 'bin/knip.js'), '--include', 'files,exports,types', '--no-progress']),
  },
  types('scripts'),
  types('tests'),
  { name: 'drift', run: checkDrift },
  types('backend'),
  types('public-web'),
  types('contract'),
  types('artwork'),
  { name: 'manifests', run: checkManifests },
  {
    name: 'description',
    run: async () => clean([...(await lintDescription()), ...(await findBreaksSinceRelease())]),
  },
  { name: 'changes', run: checkChanges },
  { name: 'citations', run: async () => clean(await findBrokenCitations()) },
  { name: 'texts', run: async () => clean(await findBannedWords()) },
  { name: 'format', run: () => run([inPackage('oxfmt', 'bin/oxfmt'), '--list-different']) },
  { name: 'languages', run: async () => clean(await findUntranslatable()) },
];
