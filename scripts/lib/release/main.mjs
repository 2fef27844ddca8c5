import { readFile, writeFile } from 'node:fs/promises';
import { keepAsReleased } from '../api/breaking/released.mjs';
import { generateApi } from '../api/generate.mjs';
import { buildParts } from '../builds/build.mjs';
import { serverParts } from '../builds/parts.mjs';
import { withCleanUp } from '../clean-up.mjs';
import { ExpectedError } from '../errors.mjs';
import { generateManifests, requireRenderer } from '../helm/manifests.mjs';
import { installIfNeeded } from '../install.mjs';
import { node } from '../node.mjs';
import { inRoot } from '../paths.mjs';
import { print } from '../progress.mjs';
import { runNpm, runOrFail } from '../run.mjs';
import { addRelease } from './changelog.mjs';
import { readChanges } from './changes.mjs';
import { setDeployedVersion } from './deployment.mjs';

const help = `Prepares a release of the changes in .changeset/: sets the version in every package.json, in package-lock.json, in the Helm chart,
the manifests and the API description, keeps that description as released, adds the changes to CHANGELOG.md, and removes them from
.changeset/. It commits, tags and publishes nothing, and starts only if everything else is committed.

  npm run release

Options: --help`;

/** The client is no workspace, so that installing the workspace does not need it. */
const CLIENT = inRoot('contract', 'package');

const readVersion = async () => JSON.parse(await readFile(inRoot('backend', 'package.json'), 'utf8')).version;

/** Otherwise other changes would become part of the release, or be lost with one that failed. */
async function requireCommitted() {
  const failure = 'git status failed:';
  const { stdout } = await runOrFail('git', ['status', '--porcelain'], { failure });
  if (stdout) throw new ExpectedError(`Commit or remove these changes first:\n${stdout.trimEnd()}`);
}

const setVersion = (version, folder) =>
  runNpm(['version', version, '--no-git-tag-version', '--workspaces=false', '--allow-same-version'], {
    cwd: folder,
    failure: `The version of ${folder} could not be set:`,
  });

async function write(changes) {
  await runOrFail(node(), [inRoot('node_modules', '@changesets', 'cli', 'bin.js'), 'version'], {
    failure: 'The next version could not be set:',
  });
  const version = await readVersion();
  const file = inRoot('CHANGELOG.md');
  const date = new Date().toISOString().slice(0, 10);
  await writeFile(file, addRelease(await readFile(file, 'utf8'), { version, date, changes }));
  for (const folder of [inRoot(), CLIENT]) await setVersion(version, folder);
  await runNpm(['install', '--package-lock-only', '--ignore-scripts'], {
    failure: 'The lock file could not be written:',
  });
  await setDeployedVersion(version);
  await generateManifests();
  await generateApi();
  await keepAsReleased();
  return version;
}

async function release() {
  await installIfNeeded();
  await requireCommitted();
  const changes = await readChanges();
  if (changes.length === 0)
    throw new ExpectedError('.changeset/ has no change to release. Add one with npx changeset.');
  await requireRenderer();
  await buildParts({ only: serverParts });
  const version = await write(changes).catch((error) => {
    print('✗ Nothing is released. To bring back what was changed so far: git checkout .');
    throw error;
  });
  print(`Prepared version ${version}. Check CHANGELOG.md, then run

  git commit -am "chore: release ${version}"
  git tag -a v${version} -m ${version}
  git push origin HEAD v${version}`);
}

/** @param {string[]} args */
export async function main(args) {
  if (args.includes('--help')) {
    print(help);
    return 0;
  }
  return withCleanUp(async () => {
    await release();
    return 0;
  });
}
