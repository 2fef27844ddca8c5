import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readChanges } from './changes.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'changes-'));
  await mkdir(path.join(folder, '.changeset'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name, header, text) =>
  writeFile(path.join(folder, '.changeset', `${name}.md`), `---\n${header}\n---\n\n${text}\n`);

it('a change that names several packages has the largest of their kinds', async () => {
  await write('one', "'@smash/backend': patch", 'A fault is gone.');
  await write('several', "'@smash/backend': patch\n'@smash/public-web': minor", 'A new page.');
  expect(await readChanges(folder)).toEqual([
    { kind: 'patch', text: 'A fault is gone.' },
    { kind: 'minor', text: 'A new page.' },
  ]);
});

it('every change that no release can be made of is named', async () => {
  await write('good', "'@smash/backend': patch", 'A fault is gone.');
  await write('none', "'@smash/backend': none", 'Nothing.');
  await write('silent', "'@smash/backend': patch", '');
  await write('strange', "'@smash/portal': patch", 'Something.');
  await expect(readChanges(folder)).rejects.toThrow(
    [
      '.changeset/none.md names no package as major, minor or patch.',
      '.changeset/silent.md says nothing.',
      '.changeset/strange.md names @smash/portal, which is no package of this repository.',
    ].join('\n'),
  );
});
