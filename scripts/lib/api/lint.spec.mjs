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

/** What is found in a description with one operation, of which some rules need not be kept. */
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

it('a description that keeps to all rules has no problems', async () => {
  expect(await problemsOf(whole)).toEqual([]);
});

it('what Redocly only warns of is a problem, with its place and rule', async () => {
  expect(await problemsOf(withoutRefusal)).toEqual([
    expect.stringMatching(/^openapi\.json#\/paths\/~1things\/get\/responses: .+ \(operation-4xx-response\)$/),
  ]);
});

it('an exception that is named is none', async () => {
  expect(await problemsOf(withoutRefusal, EXCEPTION)).toEqual([]);
});

it('an exception that nothing needs any more is one', async () => {
  expect(await problemsOf(whole, EXCEPTION)).toEqual([
    '.redocly.lint-ignore.yaml: #/paths/~1things/get/responses keeps to the rule now (operation-4xx-response)',
  ]);
});
