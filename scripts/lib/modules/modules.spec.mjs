import { describe, expect, it } from '@jest/globals';
import { drawGraph, findCycle, moduleGraph, partOf } from './graph.mjs';
import { findForeignTables } from './tables.mjs';

const graphOf = (edges) => new Map(Object.entries(edges).map(([part, known]) => [part, new Set(known)]));

describe('the modules of the backend', () => {
  it('import each other without cycles, and no part of the platform imports a feature', async () => {
    const graph = await moduleGraph();
    expect(graph.size).toBeGreaterThan(20);
    expect(findCycle(graph)).toBeUndefined();
    const upwards = [...graph].filter(
      ([part, known]) =>
        part.startsWith('platform/') && [...known].some((other) => other.startsWith('modules/')),
    );
    expect(upwards).toEqual([]);
  });

  it('do not name tables of one another in SQL', async () => {
    expect(await findForeignTables()).toEqual([]);
  });
});

describe('findCycle', () => {
  it('names the parts of a cycle', () => {
    expect(findCycle(graphOf({ a: ['b'], b: ['c'], c: ['b'] }))).toEqual(['b', 'c', 'b']);
    expect(findCycle(graphOf({ a: ['b', 'c'], b: ['c'], c: [] }))).toBeUndefined();
  });
});

describe('findForeignTables', () => {
  it('finds a table of another part in a statement, but not one of its own', async () => {
    const files = [
      { file: 'modules/jobs/job.entity.ts', text: "@Entity('jobs')" },
      { file: 'modules/jobs/jobs.service.ts', text: 'SELECT id FROM jobs' },
      { file: 'modules/applications/list.ts', text: 'SELECT a.id FROM x a JOIN jobs j' },
      { file: 'cli/list.ts', text: 'SELECT id FROM jobs' },
    ];
    expect(await findForeignTables(files)).toEqual([
      'modules/applications/list.ts: names jobs, a table of modules/jobs',
    ]);
  });
});

describe('drawGraph', () => {
  it('leaves out an edge that a longer path implies', () => {
    const drawn = drawGraph(
      graphOf({ 'modules/a': ['modules/b', 'platform/c'], 'modules/b': ['platform/c'], 'platform/c': [] }),
    );
    expect(drawn).toContain('modules_a --> modules_b');
    expect(drawn).not.toContain('modules_a --> platform_c');
  });
});

describe('partOf', () => {
  it.each([
    ['modules/jobs/job.entity.ts', 'modules/jobs'],
    ['platform/auth/entities/admin.entity.ts', 'platform/auth'],
    ['app.module.ts', undefined],
    ['cli/command.ts', undefined],
  ])('%s', (file, part) => expect(partOf(file)).toBe(part));
});
