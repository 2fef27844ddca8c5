import { uniqueWord } from '../support/e2e-api.js';
import { expectAccessible } from '../support/e2e-axe.js';
import { createMember } from '../support/e2e-members.js';
import { PORTAL } from '../support/e2e-portal.js';
import { expect, portalTest as test } from '../support/e2e-test.js';

test('members are found, shown masked, and revealed after a question', async ({ page, site }) => {
  const word = uniqueWord();
  const { form } = await createMember(site, { sname: word });
  await createMember(site);
  await page.goto(`${PORTAL}members`);
  await page.getByRole('searchbox', { name: 'Search by name, email or phone' }).fill(word);
  const name = `Mrs Ngozi Adaobi ${word}`;
  const link = page.getByRole('main').getByRole('link');
  await expect(link.filter({ hasText: 'Mrs' })).toHaveText([name]);
  await expect(page.getByRole('main').getByText('Confirmed', { exact: true }).last()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const section = page.getByRole('region', { name: 'Identification and Next of Kin' });
  await expect(section).toContainText('••••8901');
  await expect(page.getByText(form.id_number)).toHaveCount(0);
  await expect(page.getByText('South West')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Show in full' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText('kept in the audit log');
  await dialog.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(section).toContainText(form.id_number);
  await expect(section).toContainText(form.nok_fullname);
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText(form.id_number)).toHaveCount(0);
});

test('members are sorted by name and filtered by status', async ({ page, site }) => {
  const word = uniqueWord();
  await createMember(site, { mname: word, sname: 'Zubair' });
  await createMember(site, { mname: word, sname: 'Abiola' });
  const filter = encodeURIComponent(JSON.stringify({ search: word }));
  await page.goto(`${PORTAL}members?filter=${filter}&sort=sname&order=ASC`);
  const names = page.getByRole('main').getByRole('link').filter({ hasText: 'Mrs' });
  await expect(names).toHaveText([`Mrs Ngozi ${word} Abiola`, `Mrs Ngozi ${word} Zubair`]);
  await page.getByLabel('Filter by status').selectOption('unconfirmed');
  await expect(page.getByText('No members found matching your criteria.')).toBeVisible();
});
