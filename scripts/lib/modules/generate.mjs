import { readFile, writeFile } from 'node:fs/promises';
import { fillIn } from '../configuration/tables.mjs';
import { inRoot } from '../paths.mjs';
import { drawGraph, moduleGraph } from './graph.mjs';

/** Prose by hand, with a generated picture of the modules. */
export const architectureFile = inRoot('docs', 'architecture.md');

/** Writes the picture of the backend's modules. */
export async function generateModulePicture() {
  const document = await readFile(architectureFile, 'utf8');
  await writeFile(
    architectureFile,
    fillIn(document, 'modules of the backend', drawGraph(await moduleGraph())),
  );
}
