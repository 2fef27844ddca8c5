import { readFile, writeFile } from 'node:fs/promises';
import { inRoot } from '../paths.mjs';

/** Files that name the images of a release: the chart, and the installation that people without Helm copy. */
const FILES = ['deploy/helm/smash-technology/Chart.yaml', 'deploy/kubernetes/site/kustomization.yaml'];

/** The text of such a file with another version: of the chart, of the application in it, or as the tag of images. */
export const withVersion = (text, version) =>
  text.replace(/^( *)(version|appVersion|newTag): .*$/gm, `$1$2: '${version}'`);

export async function setDeployedVersion(version) {
  for (const file of FILES.map((name) => inRoot(name))) {
    await writeFile(file, withVersion(await readFile(file, 'utf8'), version));
  }
}
