import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedError } from '../errors.mjs';
import { inRoot } from '../paths.mjs';
import { chartFolder, findRenderer, renderChart } from './render.mjs';

/** The manifests for people without Helm, and the values that they are rendered with. */
const manifestsFile = inRoot('deploy', 'kubernetes', 'base', 'rendered.yaml');
const valuesFile = inRoot('deploy', 'kubernetes', 'values.yaml');
const WANTED = { release: 'smash-technology', namespace: 'smash-technology', values: [valuesFile] };

/** Digest of the sources of the manifests: shows that they are out of date on machines without a renderer. */
async function digest() {
  const templates = path.join(chartFolder, 'templates');
  const names = (await readdir(templates)).sort().map((name) => path.join(templates, name));
  const hash = createHash('sha256');
  const files = [path.join(chartFolder, 'Chart.yaml'), path.join(chartFolder, 'values.yaml'), ...names];
  for (const file of [...files, valuesFile]) hash.update(await readFile(file)).update('\0');
  return hash.digest('hex');
}

/** Sorts the manifests by kind and name, since each renderer has its own order. */
function inOrder(rendered) {
  const keyOf = (text) =>
    `${/^kind: (.+)$/m.exec(text)?.[1] ?? ''} ${/^ {2}name: (.+)$/m.exec(text)?.[1] ?? ''}`;
  const manifests = rendered
    .split(/^---$/m)
    .map((text) => text.replace(/^# Source: .*$/m, '').trim())
    .filter((text) => /^kind: /m.test(text));
  return manifests.sort((one, other) => keyOf(one).localeCompare(keyOf(other), 'en')).join('\n---\n');
}

/** @param {'helm' | 'go'} renderer */
export async function makeManifests(renderer) {
  const rendered = inOrder(await renderChart(renderer, WANTED));
  return `# Made from deploy/helm/smash-technology by npm run kubernetes:generate: change that.\n# ${await digest()}\n${rendered}\n`;
}

export async function requireRenderer() {
  const renderer = await findRenderer();
  if (renderer) return renderer;
  throw new ExpectedError(
    'Nothing here renders the chart. Install Helm (https://helm.sh), or on Debian golang-go, golang-github-masterminds-sprig-dev and golang-k8s-sigs-yaml-dev.',
  );
}

export async function generateManifests() {
  await writeFile(manifestsFile, await makeManifests(await requireRenderer()));
}

/** Whether the chart or its values changed since the committed manifests were made, by the digest in these. */
export async function areManifestsOld() {
  const [, written] = (await readFile(manifestsFile, 'utf8')).split('\n');
  return written !== `# ${await digest()}`;
}
