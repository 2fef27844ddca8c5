import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { hashSources } from './source-hash.mjs';

describe('hashSources', () => {
  let folder;
  const write = async (name, text) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  };
  const hash = (values = []) => hashSources({ folders: [folder], files: [], values });

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'source-hash-'));
    await write('src/a.ts', 'one');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each(['src/a.ts', 'src/deep/b.tsx', 'vite.config.ts', 'public/logo.svg'])(
    'changes with %s',
    async (name) => {
      const before = await hash();
      await write(name, 'two');
      expect(await hash()).not.toBe(before);
    },
  );

  it.each(['src/a.spec.ts', 'dist/a.js', 'node_modules/x/index.js', 'README.md', 'src/fonts/a.woff2'])(
    'ignores %s',
    async (name) => {
      const before = await hash();
      await write(name, 'two');
      expect(await hash()).toBe(before);
    },
  );

  it('changes with a value', async () => {
    expect(await hash(['VITE_X=1'])).not.toBe(await hash(['VITE_X=2']));
  });
});
