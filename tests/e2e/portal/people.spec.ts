import { expectAccessible, expectStateAccessible } from '../../support/e2e/axe.js';
import { openDetails, portalAlert, visit } from '../../support/e2e/portal.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';
import { uniquePhone, uniqueWord } from '../../support/samples/builders.js';

test('a person has one page with applications, notes and likely duplicates; join and split can be undone', async ({
  page,
  api,
}) => {
  const [first, second] = [await api.createJob(), await api.createJob()];
  const email = `ngozi.${uniqueWord()}@example.com`;
  const phone = uniquePhone();
  await api.apply(first.id, { email, phone });
  const later = await api.apply(second.id, { email, phone });
  const again = await api.apply(second.id, { email, phone, portfolio: 'ngozi.dev' });
  // A brother with the same telephone.
  const brother = await api.apply(first.id, { phone, first_name: 'Emeka' });

  const details = await openDetails(page, again);
  const others = details.getByRole('region', { name: 'Also applied for' });
  await expect(others.getByRole('listitem')).toHaveText([
    new RegExp(`${second.title}.*this job.*Pending`),
    new RegExp(`${first.title}.*Pending`),
  ]);
  await expect(details.getByText('For this job, too')).toBeVisible();

  const notes = details.getByRole('region', { name: 'Notes' });
  await notes.getByLabel('Add a note').fill('Speaks Hausa.');
  await notes.getByRole('switch', { name: /About the person/ }).click();
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByRole('listitem')).toHaveText([/About the person.*Speaks Hausa/s]);
  await expectStateAccessible(page);

  await details.getByRole('link', { name: '2 other applications' }).click();
  const applications = page.getByRole('region', { name: /^Applications/ });
  await expect(applications.getByRole('listitem')).toHaveText([
    /Applied before for this job/,
    new RegExp(second.title),
    new RegExp(first.title),
  ]);
  await expect(page.getByRole('region', { name: 'Notes about the person' })).toContainText('Speaks Hausa.');
  const likely = page.getByRole('region', { name: 'Perhaps the same person' });
  await expect(likely).toContainText(brother.reference);
  await expectAccessible(page);

  await likely.getByRole('button', { name: /^Join Emeka/ }).click();
  await expect(applications.getByRole('listitem')).toHaveCount(4);
  await expect(likely).toHaveCount(0);
  await portalAlert(page, 'Joined').getByRole('button', { name: 'Undo' }).click();
  await expect(portalAlert(page, 'Undone')).toBeVisible();
  await expect(applications.getByRole('listitem')).toHaveCount(3);

  await applications.getByRole('button', { name: `Split off ${later.reference}` }).click();
  await expect(applications.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Applied before for this job')).toHaveCount(0);
  await portalAlert(page, 'Split off').getByRole('button', { name: 'Undo' }).click();
  await expect(applications.getByRole('listitem')).toHaveCount(3);

  await visit(page, `jobs/${second.id}/applications`);
  const marked = page.getByRole('row').filter({ has: page.getByText('Applied before', { exact: true }) });
  await expect(marked).toHaveCount(1);
});
