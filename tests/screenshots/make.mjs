// Takes the pictures in README.md from the running system. Run after `npm run build`: node tests/screenshots/make.mjs
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { siteSettings, withBackend } from '../support/servers/with-backend.mjs';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const OWNER = { username: 'adaeze', email: 'adaeze@example.com', password: 'a passphrase for pictures' };
/** @type {[first: string, last: string, status: string][]} */
const APPLICANTS = [
  ['Chinedu', 'Okafor', 'reviewed'],
  ['Amina', 'Bello', 'accepted'],
  ['Tunde', 'Adeyemi', 'pending'],
  ['Ngozi', 'Eze', 'pending'],
  ['Yusuf', 'Ibrahim', 'rejected'],
  ['Halima', 'Lawal', 'pending'],
];

const environment = {
  ...siteSettings,
  ADMIN_OWNER_USERNAME: OWNER.username,
  ADMIN_OWNER_EMAIL: OWNER.email,
  ADMIN_OWNER_PASSWORD: OWNER.password,
};

await withBackend(async ({ url }) => {
  const token = await logIn(url);
  for (const applicant of APPLICANTS) await apply(url, token, applicant);
  const browser = await chromium.launch({
    ...(existsSync(DEBIAN_CHROMIUM) && { executablePath: DEBIAN_CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const desk = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-NG' });
    await desk.goto(`${url}/careers`);
    await desk.getByRole('link', { name: 'Apply Now' }).first().waitFor();
    await take(desk, 'careers');

    const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    await phone.goto(`${url}/job-application/1`);
    await phone.getByLabel(/first name/i).waitFor();
    await take(phone, 'application-form');

    await desk.goto(`${url}/hidden-portal/`);
    await desk.getByLabel('Username').fill(OWNER.username);
    await desk.getByLabel('Password').fill(OWNER.password);
    await desk.getByRole('button', { name: 'Login', exact: true }).click();
    await desk.getByRole('heading', { name: 'Job Postings' }).waitFor();
    await desk.goto(`${url}/hidden-portal/jobs/1/applications`);
    await desk.getByText('Chinedu Okafor').waitFor();
    await take(desk, 'portal');
  } finally {
    await browser.close();
  }
}, environment);

async function take(page, name) {
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: inRoot('docs', 'pictures', `${name}.jpg`), type: 'jpeg', quality: 82 });
}

async function logIn(url) {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: OWNER.username, password: OWNER.password }),
  });
  return (await response.json()).access_token;
}

async function apply(url, token, [first, last, status]) {
  const form = new FormData();
  const answers = {
    first_name: first,
    last_name: last,
    dob: '1995-06-01',
    state_of_origin: 'Kaduna',
    state_of_resident: 'FCT',
    address: '14 Adetokunbo Ademola Crescent, Wuse 2',
    email: `${first}.${last}@example.com`.toLowerCase(),
    phone: '+234 803 555 0100',
    social_link: 'linkedin.com/in/example',
  };
  for (const [name, value] of Object.entries(answers)) form.set(name, value);
  form.set('cv_file', new Blob([`%PDF-1.7\n${first}\n%%EOF\n`]), 'cv.pdf');
  const applied = await fetch(`${url}/api/jobs/1/apply`, { method: 'POST', body: form });
  const { id } = await applied.json();
  await fetch(`${url}/api/applications/${id}/status`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ status }),
  });
}
