import { expect, test } from '../../support/e2e/test.js';
import { openPage } from '../../support/e2e/site-page.js';

test('departments and values show the first of theirs, then the one that is chosen', async ({ page }) => {
  await test.step('a department shows the first of its members, then whoever is chosen', async () => {
    await openPage(page, '/sales-marketing-department');
    const tabs = page.getByRole('tab');
    const panel = page.getByRole('tabpanel');
    await expect(tabs).toHaveCount(3);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    for (const tab of await tabs.all()) {
      await tab.click();
      const name = (await tab.innerText()).trim();
      await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
      await expect(panel).toHaveCount(1);
      await expect(panel.getByRole('heading')).toHaveText(name);
      await expect(panel.getByRole('img', { name })).toBeVisible();
      await expect(panel.getByText(/^(Sales & Marketing|Investments)$/)).toBeVisible();
      await expect(panel.getByRole('link', { name: /profile/i })).toHaveAttribute('href', '/about');
    }
    await page.keyboard.press('Home');
    await expect(tabs.first()).toBeFocused();
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('main').locator('a[href="/smash-people"]')).toBeVisible();
  });

  await test.step('the about page shows Integrity first, then the value that is chosen', async () => {
    await openPage(page, '/about');
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveText(['Integrity', 'Innovation', 'Excellence', 'Collaboration']);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    const texts = new Set<string>();
    for (const tab of await tabs.all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      texts.add(await page.getByRole('tabpanel').innerText());
    }
    expect(texts.size).toBe(4);
  });
});
