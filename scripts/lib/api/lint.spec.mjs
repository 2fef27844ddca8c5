import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { findProblems } from './lint.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lint-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The problems found in a description with this operation; `ignored` lists exceptions from the rules. */
async function problemsOf(operation, ignored = '  no-empty-servers: []\n') {
  const inFolder = (name) => path.join(folder, name);
  const document = {
    openapi: '3.1.1',
    info: {
      title: 'Things',
      version: '1.0.0',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/' }],
    paths: {
      '/things': { get: { operationId: 'listThings', summary: 'Things', security: [], ...operation } },
    },
  };
  await writeFile(inFolder('openapi.json'), JSON.stringify(document));
  await writeFile(inFolder('redocly.yaml'), 'extends:\n  - recommended\n');
  await writeFile(inFolder('.redocly.lint-ignore.yaml'), `openapi.json:\n${ignored}`);
  return findProblems(inFolder('openapi.json'), inFolder('redocly.yaml'));
}

const whole = { responses: { 200: { description: 'There' }, 404: { description: 'Not there' } } };
const withoutRefusal = { responses: { 200: { description: 'There' } } };
const EXCEPTION = "  operation-4xx-response:\n    - '#/paths/~1things/get/responses'\n";

it('a description that keeps all rules has no problems', async () => {
  expect(await problemsOf(whole)).toEqual([]);
});

it('a warning of Redocly counts as a problem, with its place and rule', async () => {
  expect(await problemsOf(withoutRefusal)).toEqual([
    expect.stringMatching(/^openapi\.json#\/paths\/~1things\/get\/responses: .+ \(operation-4xx-response\)$/),
  ]);
});

it('an exception that is listed is not a problem', async () => {
  expect(await problemsOf(withoutRefusal, EXCEPTION)).toEqual([]);
});

it('an exception that is no longer needed is a problem', async () => {
  expect(await problemsOf(whole, EXCEPTION)).toEqual([
    '.redocly.lint-ignore.yaml: #/paths/~1things/get/responses keeps to the rule now (operation-4xx-response)',
  ]);
});
