import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findIndexablePages, findPages } from './built-pages.js';
import { readMissingPages } from './missing-pages.js';

let folder: string;

async function addPage(page: string, html: string): Promise<void> {
  await mkdir(join(folder, page), { recursive: true });
  await writeFile(join(folder, page, 'index.html'), html);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-site-'));
  const noindex = '<meta name="robots" content="noindex"/>';
  await addPage('', 'home');
  await addPage('404', `${noindex}general`);
  await addPage('business/404', `${noindex}business`);
  await addPage('team/404', `${noindex}team`);
  await addPage('business/ridesmash', 'ridesmash');
});
afterAll(() => rm(folder, { recursive: true }));

describe('readMissingPages', () => {
  it.each([
    ['/business/unknown', 'business'],
    ['/business/unknown/', 'business'],
    ['/team/nobody', 'team'],
    ['/business/ridesmash/more', 'general'],
    ['/nowhere', 'general'],
    ['/nowhere/at-all', 'general'],
  ])('responds to %s with the 404 page of its section', async (path, expected) => {
    const pageFor = await readMissingPages(folder);
    expect(pageFor(path).html).toContain(expected);
  });
});

describe('findIndexablePages', () => {
  it('leaves out the pages with noindex', async () => {
    expect(await findIndexablePages(folder)).toEqual(['', '/business/ridesmash']);
    expect((await findPages(folder)).size).toBe(5);
  });
});
