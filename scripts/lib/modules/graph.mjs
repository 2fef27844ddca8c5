import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

const source = inRoot('backend', 'src');
const storeys = ['modules', 'platform'];

/** Source files of the backend, specs left out. @returns {Promise<string[]>} paths below backend/src */
export async function backendFiles() {
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  return entries
    .filter(
      (entry) => entry.isFile() && /\.ts$/.test(entry.name) && !/\.(spec|conformance)\.ts$/.test(entry.name),
    )
    .map((entry) => path.relative(source, path.join(entry.parentPath, entry.name)))
    .sort();
}

export const readBackendFile = (file) => readFile(path.join(source, file), 'utf8');

/** The feature or part of the platform that a file belongs to, such as `modules/jobs`. @returns {string | undefined} */
export function partOf(file) {
  const [storey = '', name, ...rest] = file.split('/');
  return storeys.includes(storey) && rest.length > 0 ? `${storey}/${name}` : undefined;
}

/**
 * Imports between the parts in the two storeys of the backend.
 * @returns {Promise<Map<string, Set<string>>>}
 */
export async function moduleGraph() {
  const graph = new Map();
  for (const file of await backendFiles()) {
    const part = partOf(file);
    if (!part) continue;
    const known = graph.get(part) ?? new Set();
    graph.set(part, known);
    for (const [, specifier] of (await readBackendFile(file)).matchAll(/from '(\.[^']+)'/g)) {
      const other = partOf(path.join(path.dirname(file), specifier));
      if (other && other !== part) known.add(other);
    }
  }
  return graph;
}

/**
 * @param {Map<string, Set<string>>} graph
 * @returns {string[] | undefined} the parts of a cycle, with the first repeated at the end
 */
export function findCycle(graph) {
  const done = new Set();
  const visit = (part, way) => {
    if (way.includes(part)) return [...way.slice(way.indexOf(part)), part];
    if (done.has(part)) return undefined;
    for (const other of graph.get(part) ?? []) {
      const cycle = visit(other, [...way, part]);
      if (cycle) return cycle;
    }
    done.add(part);
    return undefined;
  };
  for (const part of graph.keys()) {
    const cycle = visit(part, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/**
 * Drops imports of parts that are also reached through another part: the picture stays readable without losing a dependency.
 * @param {Map<string, Set<string>>} graph
 * @returns {[part: string, known: string[]][]}
 */
function withoutShortCuts(graph) {
  const reach = (part, seen = new Set()) => {
    for (const other of graph.get(part) ?? []) {
      if (!seen.has(other)) reach(other, seen.add(other));
    }
    return seen;
  };
  return [...graph].map(([part, known]) => {
    const indirect = new Set([...known].flatMap((other) => [...reach(other)]));
    return [part, [...known].filter((other) => !indirect.has(other)).sort()];
  });
}

const idOf = (part) => part.replace(/\W/g, '_');
const nameOf = (part) => part.split('/')[1];

/** The graph as a picture that GitHub draws. @param {Map<string, Set<string>>} graph */
export function drawGraph(graph) {
  const parts = [...graph.keys()].sort();
  const boxes = storeys.flatMap((storey) => [
    `  subgraph ${storey}`,
    ...parts
      .filter((part) => part.startsWith(`${storey}/`))
      .map((part) => `    ${idOf(part)}[${nameOf(part)}]`),
    '  end',
  ]);
  const arrows = withoutShortCuts(graph)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([part, known]) => known.map((other) => `  ${idOf(part)} --> ${idOf(other)}`));
  return ['```mermaid', 'flowchart TB', ...boxes, ...arrows, '```'].join('\n');
}
