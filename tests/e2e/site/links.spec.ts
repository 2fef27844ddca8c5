import { expect, test } from '@playwright/test';
import {
  readBuild,
  stylesheetAddresses,
  unreachedPages,
  unresolvedLinks,
} from '../../support/e2e/site-links.js';

// Reads the built files alone: neither a browser nor a server is started.
test('everything that the prerendered pages point to exists, anchors included', async () => {
  const build = await readBuild();
  expect(build.pages.size).toBeGreaterThan(50);
  expect(unresolvedLinks(build)).toEqual([]);
});

test('every page for search engines but the list of forms is linked from another page', async () => {
  // The list of forms is for those who shorten the address of one.
  expect(unreachedPages(await readBuild())).toEqual(['/job-application']);
});

test('every file that a stylesheet asks for exists', async () => {
  const build = await readBuild();
  const addresses = await stylesheetAddresses(build);
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => !build.files.has(address))).toEqual([]);
});
