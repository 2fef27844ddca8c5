import type { Locator, Page } from '@playwright/test';
import type { ApplicationField } from '@smash/contract';
import { uniqueWord } from '../../support/e2e/api.js';
import { attach, field, pdfFile, submitButton, successHeading } from '../../support/e2e/form.js';
import { expect, test } from '../../support/e2e/test.js';

/** What is typed into each field, in the order of the form. Day and month are equal, since the system sets their order. */
const KEYS: Partial<Record<ApplicationField, string>> = {
  first_name: 'Adaeze',
  last_name: 'Okonkwo',
  dob: '04041996',
  state_of_origin: 'Anambra',
  email: 'adaeze@example.com',
  phone: '+234 803 555 0100',
  address: '14 Adetokunbo Ademola Crescent, Abuja',
  state_of_resident: 'Lagos',
  social_link: 'linkedin.com/in/adaeze',
};

/** More tab stops than any page here has. */
const MOST_STOPS = 200;

/** Presses Tab until the focus is where it should be. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} cannot be reached with the Tab key`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeVisible();
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('an applicant can apply with the keyboard alone', { tag: '@desktop' }, async ({ page, api }) => {
  const word = uniqueWord();
  const job = await api.createJob({ title: `Rider ${word}` });
  // The search leaves this job alone in the list, or Tab would go through every other job.
  await page.goto(`/careers?q=${word}`);
  await press(page, page.getByRole('article', { name: job.title }).getByRole('link', { name: /^Apply Now/ }));
  await expect(submitButton(page)).toBeVisible();

  for (const [name, keys] of Object.entries(KEYS) as [ApplicationField, string][]) {
    await tabTo(page, field(page, name));
    await page.keyboard.type(keys);
  }
  await attach(page, 'cv_file', await pdfFile());
  await press(page, submitButton(page), 'Space');
  await expect(successHeading(page)).toBeFocused();
  expect(await api.applications(job.id)).toMatchObject([
    { dob: '1996-04-04', state_of_origin: 'Anambra', state_of_resident: 'Lagos' },
  ]);
  await press(page, page.getByRole('link', { name: 'Browse More Positions' }));
  await expect(page).toHaveURL('/careers');
});
