import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readBuild } from '../../support/e2e/site-links.js';

/** What only the server may know: the PINs of `npm start` and of these tests, and the places that the links lead to. */
const SECRETS = [
  '246810',
  process.env['ONBOARDING_PIN'] ?? 'no PIN is set',
  'videos.smashtechnology.example',
  'forms.smashtechnology.example',
  'youtube.com/',
  'youtu.be/',
];

// Reads the built files alone: neither a browser nor a server is started.
test('no built file contains the onboarding PIN or a link that it unlocks', async () => {
  const { folder, files } = await readBuild();
  const readable = [...files].filter((file) => /\.(html|js|css|data|json|webmanifest|txt|map)$/.test(file));
  expect(readable.length).toBeGreaterThan(100);
  const leaks: string[] = [];
  for (const file of readable) {
    const text = await readFile(path.join(folder, file), 'utf8');
    for (const secret of SECRETS) if (text.includes(secret)) leaks.push(`${secret} in ${file}`);
  }
  expect(leaks).toEqual([]);
});
