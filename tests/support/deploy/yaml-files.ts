import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CORE_SCHEMA, loadAll, mergeTag } from 'js-yaml';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Where a file of the repository is. */
export const inRepository = (...parts: string[]): string => path.join(root, ...parts);

/** The documents of a YAML file of the repository, with `<<` as Docker and kustomize read it. */
export function readYaml<T>(...parts: string[]): T[] {
  const text = readFileSync(inRepository(...parts), 'utf8');
  return loadAll(text, { schema: CORE_SCHEMA.withTags(mergeTag) }) as T[];
}

/** A file of lines KEY=value, as compose and kustomize read it. */
export function readKeys(...parts: string[]): Record<string, string> {
  const lines = readFileSync(inRepository(...parts), 'utf8').split('\n');
  const entries = lines.filter((line) => /^[A-Z]/.test(line)).map((line) => /^([A-Z0-9_]+)=(.*)$/.exec(line));
  return Object.fromEntries(entries.map((match) => [match?.[1] ?? '', match?.[2] ?? '']));
}
