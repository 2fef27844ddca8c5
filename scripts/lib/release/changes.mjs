import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ExpectedError } from '../errors.mjs';
import { inRoot, root } from '../paths.mjs';

/** Largest first. */
const KINDS = ['major', 'minor', 'patch'];

const require = createRequire(import.meta.url);

async function namesOfPackages() {
  const read = async (folder) => JSON.parse(await readFile(inRoot(folder, 'package.json'), 'utf8'));
  const { workspaces } = await read('.');
  return Promise.all(workspaces.map(async (workspace) => (await read(workspace)).name));
}

/** A changeset may name several packages; as all have the same version, the largest kind counts. */
const kindOf = ({ releases }) => KINDS.find((kind) => releases.some(({ type }) => type === kind));

function faultOf(changeset, packages) {
  const unknown = changeset.releases.find(({ name }) => !packages.includes(name));
  if (unknown) return `names ${unknown.name}, which is no package of this repository`;
  if (!kindOf(changeset)) return `names no package as major, minor or patch`;
  return changeset.summary.trim() ? undefined : 'says nothing';
}

/**
 * The changes that wait for a release.
 * @param {string} [folder] holds .changeset/
 * @returns {Promise<{ kind: string, text: string }[]>} kind: major, minor or patch
 * @throws ExpectedError naming every file that no release can be made of
 */
export async function readChanges(folder = root) {
  const { default: readChangesets } = require('@changesets/read');
  const [changesets, packages] = await Promise.all([readChangesets(folder), namesOfPackages()]);
  const faults = changesets.flatMap((changeset) => {
    const fault = faultOf(changeset, packages);
    return fault ? [`.changeset/${changeset.id}.md ${fault}.`] : [];
  });
  if (faults.length > 0) throw new ExpectedError(faults.join('\n'));
  return changesets.map((changeset) => ({ kind: kindOf(changeset) ?? '', text: changeset.summary }));
}
