import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { inRoot } from '../paths.mjs';
import { readBuildSettings } from './build-settings.mjs';
import { environmentTables, fillIn, settingsTable } from './tables.mjs';

const variable = { isRequired: false, defaultValue: undefined, choices: [], range: undefined };

describe('readBuildSettings', () => {
  it('reads the names and comments of an interface', () => {
    const text = `export interface Settings {
      /** A number;
       *  as it is shown. */
      VITE_HOTLINE: string;
      /** Of a business. */
      [key: \`VITE_WEBSITE_\${string}\`]: string;
    }`;
    expect(readBuildSettings(text, 'Settings')).toEqual([
      { name: 'VITE_HOTLINE', description: 'A number; as it is shown.' },
      { name: 'VITE_WEBSITE_…', description: 'Of a business.' },
    ]);
  });

  it.each([
    ['interface Settings { VITE_X: string }', 'VITE_X has no documentation comment'],
    ['interface Others {}', 'there is no interface Settings'],
  ])('refuses %s', (text, message) => {
    expect(() => readBuildSettings(text, 'Settings')).toThrow(message);
  });

  it('knows every setting that the site or its build reads', async () => {
    const text = await readFile(inRoot('public-web', 'src', 'content', 'configured.ts'), 'utf8');
    const known = readBuildSettings(text, 'BuildSettings').map(({ name }) => name);
    const isKnown = (name) =>
      known.some((one) => (one.endsWith('…') ? name.startsWith(one.slice(0, -1)) : one === name));
    const folders = ['public-web/src', 'public-web/scripts', 'scripts/lib/builds'];
    const files = (
      await Promise.all(
        folders.map(async (folder) =>
          (await readdir(inRoot(folder), { recursive: true })).map((name) => inRoot(folder, name)),
        ),
      )
    ).flat();
    const sources = files.filter(
      (file) => /\.(tsx?|mjs)$/.test(file) && !/\.spec\./.test(path.basename(file)),
    );
    const texts = await Promise.all(sources.map((file) => readFile(file, 'utf8')));
    const read = texts.flatMap((source) => source.match(/VITE_[A-Z]+(?:_[A-Z]+)*_?/g) ?? []);
    expect(read).toContain('VITE_LIVE_CHAT_ORIGINS');
    expect(read.filter((name) => name !== 'VITE_' && !isKnown(name))).toEqual([]);
  });
});

describe('the generated tables', () => {
  it('have a row for each variable', () => {
    /** @type {import('./tables.mjs').DescribedVariable[]} */
    const variables = [
      { ...variable, name: 'PORT', defaultValue: '8080', range: [0, 65_535], description: 'Port.' },
      { ...variable, name: 'STORAGE', choices: ['disk', 's3'], description: 'a | b.' },
      { ...variable, name: 'JWT_SECRET', isRequired: true, description: 'Signs.' },
    ];
    expect(environmentTables([{ section: 'Server', variables }])).toBe(
      [
        '### Server',
        '',
        '| variable | default | values | what |',
        '| - | - | - | - |',
        '| `PORT` | `8080` | 0 to 65,535 | Port. |',
        '| `STORAGE` | – | `disk`, `s3` | a \\| b. |',
        '| `JWT_SECRET` | required |  | Signs. |',
      ].join('\n'),
    );
  });

  it('have a row for each setting', () => {
    expect(settingsTable([{ name: 'VITE_X', description: 'X.' }])).toBe(
      '| variable | what |\n| - | - |\n| `VITE_X` | X. |',
    );
  });

  it('replace the former ones', () => {
    const document = 'a\n<!-- generated: x -->\nold\n<!-- end -->\nb\n';
    expect(fillIn(document, 'x', 'new')).toBe('a\n<!-- generated: x -->\n\nnew\n\n<!-- end -->\nb\n');
    expect(() => fillIn(document, 'y', 'new')).toThrow('no place for "y"');
  });
});
