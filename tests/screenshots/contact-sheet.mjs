// Takes screenshots of every page of the built site, with the member's dashboard and the unlocked onboarding, at three widths in
// both colour schemes, and shows them side by side in tests/screenshots/build/index.html: npm run contact-sheet [-- /page …]
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { buildParts } from '../../scripts/lib/builds/build.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { listedPages, UNLISTED_PAGES } from '../support/e2e/site-addresses.mjs';
import { postJson, siteSettings, withBackend } from '../support/servers/with-backend.mjs';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const WIDTHS = [390, 820, 1440];
const SCHEMES = ['light', 'dark'];
const MISSING_PAGES = ['/business/unknown', '/team/unknown', '/unknown'];
const folder = inRoot('tests', 'screenshots', 'build');

const ONBOARDING_PIN = '480216';
const MEMBER = {
  ...{ title: 'Mrs', fname: 'Ngozi', mname: 'Adaobi', sname: 'Okonkwo', gender: 'Female' },
  ...{ phone: '+234 803 555 0100', email: 'ngozi@example.com', password: 'seven horses by the river' },
  ...{ address: '14 Allen Avenue, Ikeja', state_of_resident: 'Lagos' },
  ...{ means_of_id: 'NIN', id_number: '12345678901' },
  ...{ nok_fullname: 'Emeka Okonkwo', nok_phone: '0803 555 0177', nok_address: '3 Ogui Road, Enugu' },
};

/** Opens pages that need a login or a PIN, by the name of their pictures. @type {Record<string, (page: import('@playwright/test').Page) => Promise<void>>} */
const OPENED = {
  '/dashboard as a member': async (page) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(MEMBER.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(MEMBER.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { level: 1, name: MEMBER.fname }).waitFor();
  },
  '/onboarding unlocked': async (page) => {
    await page.goto('/onboarding');
    await page.locator('#onboarding-pin').fill(ONBOARDING_PIN);
    await page.getByRole('button', { name: 'Unlock' }).click();
    await page.getByRole('group', { name: 'Show videos of' }).waitFor();
  },
};

const nameOf = (page, width, scheme) =>
  `${page.slice(1).replaceAll(/[/ ]/g, '_') || 'home'}-${width}-${scheme}.jpg`;

/** Pictures of an earlier run stay beside the new ones. */
const hasPictures = (page) => existsSync(path.join(folder, nameOf(page, WIDTHS[0], SCHEMES[0])));

async function open(browserPage, page) {
  await browserPage.goto(page);
  if (page === '/') await browserPage.getByRole('button', { name: 'Close modal' }).click();
}

async function take(browserPage, page) {
  await browserPage.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await (OPENED[page]?.(browserPage) ?? open(browserPage, page));
  for (const width of WIDTHS) {
    await browserPage.setViewportSize({ width, height: 900 });
    for (const scheme of SCHEMES) {
      await browserPage.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme });
      // Some pictures differ between the schemes, so they are loaded again for each.
      await drawEverything(browserPage);
      const file = path.join(folder, nameOf(page, width, scheme));
      await browserPage.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 70 });
    }
  }
}

/** Has all sections and pictures drawn, which browsers otherwise do only near the viewport, and waits for them. */
async function drawEverything(browserPage) {
  await browserPage.evaluate(
    "document.querySelectorAll('main *, footer').forEach(({ style }) => { style.contentVisibility = 'visible' })",
  );
  await browserPage.evaluate(
    "document.querySelectorAll('img').forEach((image) => { image.loading = 'eager' })",
  );
  const whenDecoded =
    'Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))';
  await browserPage.evaluate(`${whenDecoded}.then(() => document.fonts.ready).then(() => undefined)`);
}

function sheet(pages) {
  const shots = (page) =>
    SCHEMES.flatMap((scheme) => WIDTHS.map((width) => nameOf(page, width, scheme)))
      .map((name) => `<a href="${name}"><img loading="lazy" src="${name}" alt="${name}"></a>`)
      .join('');
  const rows = pages.map((page) => `<h2>${page}</h2><div>${shots(page)}</div>`).join('');
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>
    body { font: 16px sans-serif; margin: 2rem; background: #888 }
    div { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
    img { width: 300px }</style>${rows}`;
}

async function signUp(url, database) {
  await postJson(`${url}/api/members/`, MEMBER);
  const { rows } = await database.query("SELECT text FROM mails WHERE kind = 'member_confirm'");
  const token = /#([\w-]{43})$/m.exec(rows[0].text)?.[1];
  const response = await fetch(`${url}/api/members/confirmations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, password: MEMBER.password }),
  });
  if (!response.ok) throw new Error(`the member was not confirmed: ${await response.text()}`);
}

await mkdir(folder, { recursive: true });
await buildParts();
await withBackend(
  async ({ url, database }) => {
    await signUp(url, database);
    const every = [...(await listedPages(url)), ...UNLISTED_PAGES, ...MISSING_PAGES, ...Object.keys(OPENED)];
    const pages = process.argv.length > 2 ? process.argv.slice(2) : every;
    const browser = await chromium.launch({
      ...(existsSync(DEBIAN_CHROMIUM) && { executablePath: DEBIAN_CHROMIUM }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      for (const page of pages) {
        const context = await browser.newContext({ baseURL: url, locale: 'en-NG' });
        await take(await context.newPage(), page);
        await context.close();
        console.log(page);
      }
    } finally {
      await browser.close();
    }
    await writeFile(
      path.join(folder, 'index.html'),
      sheet([...new Set([...every, ...pages])].filter(hasPictures)),
    );
    console.log(`\n${path.join(folder, 'index.html')}`);
  },
  { ...siteSettings, ONBOARDING_PIN, LOG_LEVEL: 'warn' },
);
