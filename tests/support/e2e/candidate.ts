import { expect, type Locator, type Page } from '@playwright/test';
import { mailedToken } from '../api/candidate-link.js';
import { withQuery } from './rows.js';
import { openPage } from './site-page.js';
import type { TestApp } from '../servers/test-app.js';

interface OfApplicant {
  id: string;
  reference: string;
  email: string;
}

/** The form that asks for a link by mail. */
export function linkForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Your application' });
}

/** Fills the form and asks for the link. */
export async function askForLink(page: Page, { reference, email }: Omit<OfApplicant, 'id'>): Promise<void> {
  await linkForm(page).getByLabel('Reference').fill(reference);
  await linkForm(page).getByLabel('Email').fill(email);
  await linkForm(page).getByRole('button', { name: 'Email me the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

/** Follows the newest link that was mailed. */
async function followMailedLink(page: Page, site: TestApp, id: string): Promise<void> {
  const token = await withQuery(site, (query) => mailedToken({ query }, id));
  // A link in a mail loads the page; if the tab were on it already, only the part after the # would change.
  await page.goto('about:blank');
  await openPage(page, `/my-application#${token ?? 'none'}`);
  await page.getByRole('button', { name: 'Open my application' }).click();
}

/** Opens an applicant's own page, by the mailed link. */
export async function openOwnPage(page: Page, site: TestApp, applicant: OfApplicant): Promise<void> {
  await openPage(page, '/my-application');
  await askForLink(page, applicant);
  await followMailedLink(page, site, applicant.id);
  await expect(page.getByRole('heading', { name: /^Your application, / })).toBeVisible();
}
