import { cp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { chartFolder } from './render.mjs';

/** Files of the repository that the chart has copies of: programs that fetch charts, such as Flux, drop links that lead out of one. */
const COPIES = [
  [inRoot('deploy', 'prometheus', 'alerts.yml'), path.join(chartFolder, 'files', 'alerts.yml')],
  [inRoot('deploy', 'grafana', 'dashboards'), path.join(chartFolder, 'files', 'dashboards')],
];

export async function copyChartFiles(copies = COPIES) {
  for (const [from, to] of copies) {
    await rm(to, { recursive: true, force: true });
    await cp(from, to, { recursive: true });
  }
}

/** Names and contents of the regular files at a path; links do not count. */
async function contentOf(place) {
  const found = await readdir(path.dirname(place), { withFileTypes: true });
  const entry = found.find(({ name }) => name === path.basename(place));
  if (entry?.isFile()) return [[entry.name, await readFile(place, 'utf8')]];
  if (!entry?.isDirectory()) return [];
  const inside = (await readdir(place)).sort().map((name) => contentOf(path.join(place, name)));
  return (await Promise.all(inside)).flat();
}

export async function areChartFilesOld(copies = COPIES) {
  const pairs = await Promise.all(
    copies.map(async ([from, to]) => [await contentOf(from), await contentOf(to)]),
  );
  return pairs.some(([wanted, found]) => JSON.stringify(wanted) !== JSON.stringify(found));
}
