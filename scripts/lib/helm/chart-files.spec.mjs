import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { areChartFilesOld, copyChartFiles } from './chart-files.mjs';

describe('the copied files of the chart', () => {
  let folder;
  let copies;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'smash-chart-files-'));
    const at = (...names) => path.join(folder, ...names);
    for (const name of ['dashboards', 'chart']) await mkdir(at(name));
    await writeFile(at('alerts.yml'), 'groups: []');
    await writeFile(at('dashboards', 'hiring.json'), '{}');
    copies = ['alerts.yml', 'dashboards'].map((name) => [at(name), at('chart', name)]);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are up to date after copying, and outdated when the source or the copy changes', async () => {
    await copyChartFiles(copies);
    expect(await areChartFilesOld(copies)).toBe(false);
    await writeFile(path.join(folder, 'dashboards', 'mail.json'), '{}');
    expect(await areChartFilesOld(copies)).toBe(true);
    await copyChartFiles(copies);
    await writeFile(path.join(folder, 'chart', 'alerts.yml'), 'groups: [mine]');
    expect(await areChartFilesOld(copies)).toBe(true);
  });

  it('are replaced if they are links, which a package would lose', async () => {
    for (const [from, to] of copies) await symlink(from, to);
    expect(await areChartFilesOld(copies)).toBe(true);
    await copyChartFiles(copies);
    expect(await areChartFilesOld(copies)).toBe(false);
  });
});
