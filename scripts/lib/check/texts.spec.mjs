import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findBannedWords } from './texts.mjs';

describe('findBannedWords', () => {
  let folder;
  const write = async (name, text) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'texts-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each([
    ['contract/src/messages.ts', "export const text = 'This job was changed meanwhile';", 'meanwhile'],
    ['backend/src/a.errors.ts', 'throw new Error(`The e-mail ${address} is taken`);', 'e-mail'],
    ['admin-web/src/notice.tsx', 'const a = <p>\n  Your favorite\n  filters\n</p>;', 'favorite'],
    ['public-web/src/form.tsx', 'const a = <Field label="Please apply anew" />;', 'anew'],
    ['scripts/start.mjs', "console.log('Two  spaces');", 'Two  spaces'],
    ['contract/src/audit.ts', "const a = { words: '{who} confirmed their e-mail address' };", 'e-mail'],
    ['contract/src/audit.ts', "const a = { words: 'unlike the e-mail before' };", 'e-mail'],
    ['admin-web/src/audit.ts', "const a = t('their e-mail address was not confirmed');", 'e-mail'],
    ['admin-web/src/audit.ts', "const a = { label: '%{who} wrote an e-mail' };", 'e-mail'],
  ])('names the word in %s', async (name, text, word) => {
    await write(name, text);
    expect(await findBannedWords(folder)).toEqual([
      expect.stringMatching(new RegExp(`^${name}:\\d: "${word}": say `)),
    ]);
  });

  it.each([
    ['backend/src/a.ts', "// Tried anew meanwhile.\nconst color = 'center center';"],
    [
      'backend/src/a.spec.ts',
      "it('is told meanwhile', () => {});\nconst text = 'This was changed meanwhile';",
    ],
    ['backend/src/mail.ts', "import { MAIL } from './Create a/e-mail-transport.js';"],
    ['contract/src/format-date.ts', "new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });"],
  ])('ignores comments, tests and imports: %s', async (name, text) => {
    await write(name, text);
    expect(await findBannedWords(folder)).toEqual([]);
  });

  it.each(['new Intl.DateTimeFormat("en-US")', 'day.toLocaleDateString()', 'day.toLocaleTimeString()'])(
    'names a second way to format a date: %s',
    async (formatter) => {
      await write('admin-web/src/day.ts', `export const text = ${formatter};`);
      expect(await findBannedWords(folder)).toEqual([expect.stringContaining('admin-web/src/day.ts:1: "')]);
    },
  );
});
