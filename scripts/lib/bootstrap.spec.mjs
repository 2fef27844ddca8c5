import { readdirSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { nodeProblem } from './bootstrap.mjs';

describe('nodeProblem', () => {
  it.each(['20.19.0', '20.20.2', '22.13.0', '24.11.0', '25.0.0', '26.1.0'])('accepts Node %s', (version) => {
    expect(nodeProblem(version)).toBe('');
  });

  it.each(['8.17.0', '18.20.4', '20.18.3', '21.7.0', '22.12.0', '23.11.0', '24.10.0'])(
    'refuses Node %s',
    (version) => {
      const problem = nodeProblem(version);
      expect(problem).toContain(`Node ${version} is not supported: install Node 20.19`);
      expect(problem).not.toContain('\n');
    },
  );
});

/** The packages that a file imports when it is loaded, directly or through other files, as `file: specifier`. */
function loadedBy(file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  const specifiers = [
    ...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?:[^'";]*from )?'([^']+)'/gm),
  ];
  return specifiers.flatMap(([, specifier]) =>
    specifier.startsWith('.')
      ? loadedBy(path.resolve(path.dirname(file), specifier), seen)
      : [`${path.basename(file)}: ${specifier}`],
  );
}

describe('the commands', () => {
  const commands = readdirSync(import.meta.dirname)
    .map((name) => path.join(import.meta.dirname, name, 'main.mjs'))
    .filter((file) => existsSync(file));

  it('load before any package is installed, as in a fresh clone', () => {
    expect(commands.length).toBeGreaterThan(6);
    const loaded = [...new Set(commands.flatMap((file) => loadedBy(file)))];
    expect(loaded.length).toBeGreaterThan(20);
    expect(loaded.filter((entry) => !entry.includes(': node:'))).toEqual([]);
  });
});
