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

test('leaving a form asks first if there are unsaved changes, and only then', async ({ page }) => {
  await test.step('Cancel, the navigation and Back ask before unsaved changes are lost', async () => {
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

  await test.step('a form whose changes were undone is left without a question', async () => {
    await openTypedForm(page);
    await page.getByRole('textbox', { name: 'Name' }).fill('');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Zones' })).toBeVisible();
    await expect(warning(page)).toHaveCount(0);
  });

  await test.step('closing the tab makes the browser ask', async () => {
    await openTypedForm(page);
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    expect((await asked).type()).toBe('beforeunload');
    await (await asked).accept();
  });
});
