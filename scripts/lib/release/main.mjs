import { readFile, writeFile } from 'node:fs/promises';
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

const help = `Prepares a release of the changes in .changeset/: sets the version in every package.json, in package-lock.json, in the Helm chart
and the manifests, adds the changes to CHANGELOG.md, and removes them from .changeset/. It commits, tags and publishes nothing.

  npm run release

Options: --help`;

async function release() {
  await installIfNeeded();
  const changes = await readChanges();
  if (changes.length === 0)
    throw new ExpectedError('.changeset/ has no change to release. Add one with npx changeset.');
  await requireRenderer();
  await runOrFail(node(), [inRoot('node_modules', '@changesets', 'cli', 'bin.js'), 'version'], {
    failure: 'The next version could not be set:',
  });
  const { version } = JSON.parse(await readFile(inRoot('backend', 'package.json'), 'utf8'));
  await runNpm(['version', version, '--no-git-tag-version', '--workspaces=false', '--allow-same-version'], {
    failure: 'The version could not be set at the root:',
  });
  await runNpm(['install', '--package-lock-only', '--ignore-scripts'], {
    failure: 'The lock file could not be written:',
  });
  await setDeployedVersion(version);
  await generateManifests();
  const file = inRoot('CHANGELOG.md');
  const date = new Date().toISOString().slice(0, 10);
  await writeFile(file, addRelease(await readFile(file, 'utf8'), { version, date, changes }));
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
