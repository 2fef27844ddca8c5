import { uniqueWord } from '../../support/e2e/api.js';
import { PORTAL, portalAlert } from '../../support/e2e/portal.js';
import { recordEntry } from '../../support/e2e/records.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

test.beforeEach(({ expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource/);
});

test(
  'lists the six geopolitical zones with their states, and finds them',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`${PORTAL}zones`);
    for (const name of [
      'North Central',
      'North East',
      'North West',
      'South East',
      'South South',
      'South West',
    ]) {
      await expect(recordEntry(page, name).first()).toBeVisible();
    }
    await expect(recordEntry(page, 'South West')).toContainText('Ekiti, Lagos, Ogun, Ondo, Osun, Oyo');
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('south ea');
    await expect(recordEntry(page, 'South East')).toBeVisible();
    await expect(recordEntry(page, 'North East')).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('nowhere at all');
    await expect(page.getByText('No zones found matching your criteria.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all zones' }).click();
    await expect(recordEntry(page, 'North East')).toBeVisible();
  },
);

test('adds, changes and deletes a zone; a state moves only after it is free', async ({ page, api }) => {
  const name = `Capital ${uniqueWord()}`;
  await page.goto(`${PORTAL}zones`);
  await page.getByRole('link', { name: 'Add zone' }).click();
  await expect(page.getByText('37 states are in other zones.')).toBeVisible();
  await page.getByRole('button', { name: 'Save zone' }).click();
  await expect(portalAlert(page, 'Please fill in all required fields')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Name' }).fill('south west');
  await page.getByRole('button', { name: 'Save zone' }).click();
  await expect(page.getByText('A zone with this name already exists')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save zone' }).click();
  await expect(portalAlert(page, 'Zone added')).toBeVisible();

  await recordEntry(page, 'North Central').getByRole('link', { name: 'Edit North Central' }).click();
  await page.getByRole('checkbox', { name: 'FCT' }).uncheck();
  await page.getByRole('button', { name: 'Update zone' }).click();
  await expect(recordEntry(page, 'North Central')).not.toContainText('FCT');
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await page.getByRole('checkbox', { name: 'FCT' }).check();
  await page.getByRole('button', { name: 'Update zone' }).click();
  await expect(recordEntry(page, name)).toContainText('FCT');

  await recordEntry(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click();
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to delete this zone?');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(portalAlert(page, `${name} was deleted`)).toBeVisible();
  await expect(recordEntry(page, name)).toHaveCount(0);
  const { data: zones = [] } = await api.client.GET('/api/zones/');
  const central = zones.find((zone) => zone.name === 'North Central');
  const body = { name: 'North Central', states: [...(central?.states ?? []), 'FCT' as const] };
  await api.client.PUT('/api/zones/{id}', { params: { path: { id: central?.id ?? 0 } }, body });
});
