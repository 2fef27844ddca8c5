import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/e2e/axe.js';
import { openScreen } from '../../support/e2e/portal.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Unsaved changes' });

async function openTypedForm(page: Page): Promise<void> {
  await openScreen(page, 'zones');
  await page.getByRole('link', { name: 'Add zone' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Diaspora');
}

test('unsaved changes are asked about, whichever way one leaves, and nothing else is', async ({ page }) => {
  await test.step('leaving a form with unsaved changes asks first, whichever way one goes', async () => {
    await openTypedForm(page);
    const ways = [
      () => page.getByRole('link', { name: 'Cancel' }).click(),
      () => page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Jobs' }).click(),
      () => page.goBack(),
    ];
    for (const leave of ways) {
      await leave();
      await expect(warning(page)).toContainText(
        "Your changes haven't been saved. Do you want to leave without saving them?",
      );
      await warning(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(warning(page)).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Diaspora');
      await expect(page).toHaveURL(/zones\/create$/);
    }
    await page.getByRole('link', { name: 'Cancel' }).click();
    await warning(page).getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page.getByRole('heading', { name: 'Zones' })).toBeVisible();
    await expect(page.getByRole('row').nth(6)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Add zone' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    await page.getByRole('link', { name: 'Cancel' }).click();
  });

  await test.step('a form without changes, and one whose changes were undone, are left without a question', async () => {
    await openTypedForm(page);
    await page.getByRole('textbox', { name: 'Name' }).fill('');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Zones' })).toBeVisible();
    await expect(warning(page)).toHaveCount(0);
  });

  await test.step('closing the tab asks the browser to ask', async () => {
    await openTypedForm(page);
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    expect((await asked).type()).toBe('beforeunload');
    await (await asked).accept();
  });
});
