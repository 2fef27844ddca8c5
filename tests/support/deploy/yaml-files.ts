import { readFileSync } from 'node:fs';
import { CORE_SCHEMA, loadAll, mergeTag } from 'js-yaml';
import { inRoot } from '../../../scripts/lib/paths.mjs';

/** The documents of a YAML file of the repository, with `<<` as Docker and kustomize read it. */
export function readYaml<T>(...parts: string[]): T[] {
  const text = readFileSync(inRoot(...parts), 'utf8');
  return loadAll(text, { schema: CORE_SCHEMA.withTags(mergeTag) }) as T[];
}

/** A file of lines KEY=value, as compose and kustomize read it. */
export function readKeys(...parts: string[]): Record<string, string> {
  const lines = readFileSync(inRoot(...parts), 'utf8').split('\n');
  const entries = lines.filter((line) => /^[A-Z]/.test(line)).map((line) => /^([A-Z0-9_]+)=(.*)$/.exec(line));
  return Object.fromEntries(entries.map((match) => [match?.[1] ?? '', match?.[2] ?? '']));
}
