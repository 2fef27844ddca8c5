import { buildParts } from '../builds/build.mjs';
import { parts } from '../builds/parts.mjs';

/** Unit tests import the compiled contract. */
export default async function buildContract() {
  await buildParts({ only: parts.slice(0, 1) });
}
