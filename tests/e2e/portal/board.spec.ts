import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/e2e/axe.js';
import { PORTAL, portalAlert, visit, withoutLiveChanges } from '../../support/e2e/portal.js';
import { seedApplications } from '../../support/e2e/rows.js';
import { joinSecondAdministrator } from '../../support/e2e/accounts.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';
import { threeStages } from '../../support/samples/builders.js';

const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const card = (page: Page, name: string): Locator => page.getByRole('listitem').filter({ hasText: name });

async function expectCounts(page: Page, counts: Record<string, number>): Promise<void> {
  for (const [name, count] of Object.entries(counts)) {
    const text = `${count} ${count === 1 ? 'application' : 'applications'}`;
    await expect(column(page, name).getByText(text, { exact: true })).toBeAttached();
  }
}

test('cards can be moved by pointer, keys and menu, and the move of a colleague is not overwritten', async ({
  page,
  api,
  site,
  expectedConsoleErrors,
}) => {
  await test.step('cards are moved by pointer, keys, menu and Undo, and the counts follow', async () => {
    const job = await api.createJob({ stages: threeStages() });
    await seedApplications(site, job.id, 27);
    const placesOf = async (name: string) => {
      const applications = await api.applications(job.id);
      const found = applications.find(({ last_name }) => last_name === name);
      return [found?.status, found?.stage?.name];
    };
    const stream = page.waitForResponse('**/api/applications/changes');
    await page.goto(`${PORTAL}jobs/${job.id}/board`);
    await stream;
    await expectCounts(page, { Pending: 27, 'Phone screen': 0 });
    await expect(card(page, 'Ada Okonkwo')).toHaveCount(25);

    await card(page, 'Ada Okonkwo 2').first().dragTo(column(page, 'Phone screen'));
    await expect(portalAlert(page, 'is now in Phone screen')).toBeVisible();
    await expect(column(page, 'Phone screen').getByRole('listitem')).toHaveCount(1);
    await expectCounts(page, { Pending: 26, 'Phone screen': 1 });

    // Arrow keys move the focus from card to card; with Shift they move the card, which keeps the focus.
    const third = page.getByRole('link', { name: 'Ada Okonkwo 3', exact: true });
    await page.getByRole('link', { name: 'Ada Okonkwo 1', exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(third).toBeFocused();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(portalAlert(page, 'Ada Okonkwo 3 is now in Reviewed')).toBeVisible();
    await expect(third).toBeFocused();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(portalAlert(page, 'Ada Okonkwo 3 is now in Phone screen')).toBeVisible();
    await expect(column(page, 'Phone screen').getByRole('listitem')).toHaveCount(2);
    await expectCounts(page, { Pending: 25, Reviewed: 0, 'Phone screen': 2 });
    expect(await placesOf('Okonkwo 3')).toEqual(['reviewed', 'Phone screen']);

    await column(page, 'Pending').getByRole('button', { name: 'Show more of Pending' }).click();
    await expect(column(page, 'Pending').getByRole('listitem')).toHaveCount(25);

    // By the menu and back: undoing a decision restores the stage as well.
    await page.getByRole('button', { name: 'Move Ada Okonkwo 3', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Accepted' }).click();
    await expect(portalAlert(page, 'Ada Okonkwo 3 is now in Accepted')).toBeVisible();
    await expectCounts(page, { 'Phone screen': 1, Accepted: 1 });
    await portalAlert(page, 'is now in Accepted').getByRole('button', { name: 'Undo' }).click();
    await expect(portalAlert(page, 'Undone')).toBeVisible();
    await expectCounts(page, { 'Phone screen': 2, Accepted: 0 });
    expect(await placesOf('Okonkwo 3')).toEqual(['reviewed', 'Phone screen']);
  });

  await test.step('the move of a colleague is announced, and not overwritten if the announcement was missed', async () => {
    expectedConsoleErrors.push(/Failed to load resource/);
    const job = await api.createJob({ stages: threeStages() });
    const [seen, missed] = [await api.apply(job.id), await api.apply(job.id)];
    const ngozi = await joinSecondAdministrator(api);
    const moveTo = async (id: string, stage_id: string) => {
      const params = { path: { id } };
      const { response } = await ngozi.client.PUT('/api/applications/{id}/stage', {
        params,
        body: { stage_id },
      });
      expect(response.status).toBe(200);
    };
    await visit(page, `jobs/${job.id}/board`);
    await expectCounts(page, { Pending: 2 });
    await expectAccessible(page);
    await moveTo(seen.id, 'offer');
    await expect(portalAlert(page, `${ngozi.username} moved an application to Offer`)).toBeVisible();
    await expectCounts(page, { Pending: 1, Offer: 1 });

    // Only the server notices that the card has been moved.
    await withoutLiveChanges(page);
    await page.reload();
    await expectCounts(page, { Pending: 1, Offer: 1 });
    await moveTo(missed.id, 'interview');
    await column(page, 'Pending').getByRole('link').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(portalAlert(page, `${ngozi.username} set this application to Interview`)).toBeVisible();
    await expectCounts(page, { Pending: 0, Reviewed: 0, Interview: 1, Offer: 1 });
  });
});
