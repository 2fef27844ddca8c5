import type { Page } from '@playwright/test';
import type { Role } from '@smash/contract';
import { dataOf, openSiteApi, uniqueWord, type SiteApi } from './api.js';
import type { Credentials } from './session.js';

/** Approves a waiting account with a role, on the open page of accounts. */
export async function approve(page: Page, username: string, role: string): Promise<void> {
  await page.getByRole('button', { name: `Approve ${username}` }).click();
  const dialog = page.getByRole('dialog', { name: `Approve ${username}` });
  await dialog.getByRole('radio', { name: role }).check();
  await dialog.getByRole('button', { name: 'Approve' }).click();
}

/** Makes an account that no other test has, and approves it, by default as an administrator. */
export async function createAccount(api: SiteApi, role?: Role): Promise<Credentials & { id: string }> {
  const credentials = { username: uniqueWord(), password: 'seven horses by the river' };
  const body = { ...credentials, email: `${credentials.username}@example.com` };
  const { id } = dataOf(await api.client.POST('/api/register', { body }), 'an account');
  const response = await api.client.PUT('/api/accounts/{id}/status', {
    params: { path: { id } },
    body: { status: 'active', ...(role && { role }) },
  });
  dataOf(response, 'to make an account active');
  return { ...credentials, id };
}

/** Another administrator who works beside the owner, through the API. */
export interface SecondAdministrator extends SiteApi {
  username: string;
}

export async function joinSecondAdministrator(api: SiteApi): Promise<SecondAdministrator> {
  const credentials = await createAccount(api);
  return { ...(await openSiteApi(api.url, credentials)), username: credentials.username };
}
