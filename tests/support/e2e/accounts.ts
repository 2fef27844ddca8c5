import type { Page } from '@playwright/test';

/** Approves a waiting account with a role, on the open page of accounts. */
export async function approve(page: Page, username: string, role: string): Promise<void> {
  await page.getByRole('button', { name: `Approve ${username}` }).click();
  const dialog = page.getByRole('dialog', { name: `Approve ${username}` });
  await dialog.getByRole('radio', { name: role }).check();
  await dialog.getByRole('button', { name: 'Approve' }).click();
}
