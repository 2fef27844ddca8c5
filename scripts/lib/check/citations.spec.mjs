import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findBrokenCitations } from './citations.mjs';

describe('findBrokenCitations', () => {
  let folder;
  const write = async (name, text) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'citations-'));
    await write(
      'docs/requirements/careers.md',
      '# Careers\n\n## Open, or closed?\n\n- <a id="c-17"></a>**c-17** Rule.',
    );
    await write('docs/decisions/0003-names.md', '# 3. Names');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each([
    ['a.ts', '/** All states (docs/requirements/careers.md#c-17). */'],
    ['a.css', '/* docs/decisions/0003-names.md */'],
    [
      'README.md',
      'See [careers](docs/requirements/careers.md#open-or-closed) and [below](#here).\n\n## Here',
    ],
    ['docs/api.md', '[c-17](requirements/careers.md#c-17), https://example.org/docs/other.md'],
    ['a.ts', 'a spec, 2 designs, threats'],
    ['node_modules/a.ts', 'docs/missing.md'],
  ])('accepts existing targets: %s "%s"', async (name, text) => {
    await write(name, text);
    expect(await findBrokenCitations(folder)).toEqual([]);
  });

  it('finds an anchor that is used twice', async () => {
    await write('docs/requirements/api.md', '<a id="a-1"></a>\n<a id="a-2"></a>\n<a id="a-1"></a>');
    expect(await findBrokenCitations(folder)).toEqual(['docs/requirements/api.md:3: a-1 is there twice']);
  });

  it.each([
    ['docs/requirements/careers.md#c-18', 'docs/requirements/careers.md#c-18 does not exist'],
    ['docs/requirements/jobs.md#c-17', 'docs/requirements/jobs.md#c-17 does not exist'],
    ['docs/decisions/0004-names.md', 'docs/decisions/0004-names.md does not exist'],
  ])('names a path that does not exist: %s', async (cited, problem) => {
    await write('src/a.ts', `const one = 1;\n/** As decided (${cited}). */`);
    expect(await findBrokenCitations(folder)).toEqual([`src/a.ts:2: ${problem}`]);
  });

  it('names a link in a Markdown file that leads nowhere', async () => {
    await write('docs/api.md', '[careers](requirements/careers.md#c-99)\n\n![a picture](pictures/none.png)');
    expect(await findBrokenCitations(folder)).toEqual([
      'docs/api.md:1: requirements/careers.md#c-99 does not exist',
      'docs/api.md:3: pictures/none.png does not exist',
    ]);
  });

  it.each([
    ['spec', '2, section 9'],
    ['specification', '1'],
    ['design,', 'section 5.4'],
    ['design,\n *', 'section 5.4'],
    ['threats', 'A4'],
    ['threat', '12'],
  ])('refuses a citation of a document outside the repository: %s %s', async (...words) => {
    await write('src/a.ts', `/** A rule (${words.join(' ')}). */`);
    expect(await findBrokenCitations(folder)).toEqual([expect.stringContaining('src/a.ts:1: "')]);
  });
});
