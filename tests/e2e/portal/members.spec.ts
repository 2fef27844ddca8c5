import { uniqueWord } from '../../support/e2e/api.js';
import { expectAccessible, expectStateAccessible } from '../../support/e2e/axe.js';
import {
  createMember,
  expectGreeting,
  openAsMember,
  signUpWaiting,
  storageOf,
  submitMemberLogin,
} from '../../support/e2e/members.js';
import { dismissAlert, PORTAL, portalAlert, visit } from '../../support/e2e/portal.js';
import { expect, owner, portalTest as test } from '../../support/e2e/test.js';

test('members can be found, shown in full with the password, corrected, deleted, sorted and filtered', async ({
  page,
  site,
  expectedConsoleErrors,
}) => {
  await test.step('the identity number of a member is shown in full only with the password, and can be corrected', async () => {
    expectedConsoleErrors.push(/422/);
    const word = uniqueWord();
    const { form } = await createMember(site, { sname: word });
    await createMember(site);
    await page.goto(`${PORTAL}members`);
    await page.getByRole('searchbox', { name: 'Search by name, email or phone' }).fill(word);
    const name = `Mrs Ngozi Adaobi ${word}`;
    const link = page.getByRole('main').getByRole('link');
    await expect(link.filter({ hasText: 'Mrs' })).toHaveText([name]);
    await expect(page.getByRole('main').getByText('Confirmed', { exact: true }).last()).toBeVisible();
    await expectStateAccessible(page);

    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    const section = page.getByRole('region', { name: 'Identification and next of kin' });
    await expect(section).toContainText('••••8901');
    await expect(page.getByText(form.id_number)).toHaveCount(0);
    await expect(page.getByText('South West')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Show in full' }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(dialog).toContainText('The audit log records that you looked');
    await dialog.getByLabel('Your password').fill('seven horses');
    await dialog.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(dialog.getByText("This isn't your password")).toBeVisible();
    await expectStateAccessible(page);
    await dialog.getByLabel('Your password').fill(owner.password);
    await page.keyboard.press('Enter');
    await expect(section).toContainText(form.id_number);
    await expect(section).toContainText(form.nok_fullname);

    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    await dialog.getByLabel('Identification number').fill('12');
    await dialog.getByLabel('Your password').fill(owner.password);
    await dialog.getByRole('button', { name: 'Update member' }).click();
    await expect(dialog.getByText('A NIN has 11 digits')).toBeVisible();
    await expectStateAccessible(page);
    await dialog.getByLabel('Identification number').fill('90876543210');
    await dialog.getByRole('button', { name: 'Update member' }).click();
    await dismissAlert(page, 'Member updated');
    await expect(section).toContainText('••••3210');
    await page.getByRole('button', { name: 'Show in full' }).click();
    await dialog.getByLabel('Your password').fill(owner.password);
    await page.keyboard.press('Enter');
    await expect(section).toContainText('90876543210');
    await page.getByRole('button', { name: 'Hide' }).click();
    await expect(page.getByRole('button', { name: 'Show in full' })).toBeFocused();
    await expect(page.getByText('90876543210')).toHaveCount(0);
  });

  await test.step('a member is edited, and checked by the rules of the sign-up', async () => {
    const word = uniqueWord();
    const { login } = await createMember(site, { sname: word });
    await visit(page, `members/${login.member_id}/show`);
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByRole('heading', { name: 'Edit member' })).toBeVisible();
    const phone = page.getByLabel('Phone');
    await expect(phone).toHaveValue('+234 803 555 0100');
    await expectStateAccessible(page);
    await phone.fill('12');
    await page.getByRole('button', { name: 'Update member' }).click();
    await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
    await phone.fill('0809 555 0199');
    await page.getByLabel('State of residence').click();
    await page.getByRole('option', { name: 'Kano' }).click();
    await page.getByRole('button', { name: 'Update member' }).click();
    await dismissAlert(page, 'Member updated');
    await visit(page, `members/${login.member_id}/show`);
    await expect(page.getByText('0809 555 0199')).toBeVisible();
    await expect(page.getByText('North West')).toBeVisible();
  });

  await test.step('a member is deleted after a question that says what stays', async () => {
    const word = uniqueWord();
    const { login } = await createMember(site, { sname: word });
    await visit(page, `members/${login.member_id}/show`);
    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('and their job alerts end. Purchases, ledger entries and receipt');
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await expect(portalAlert(page, 'was deleted')).toBeVisible();
    await expect(page).toHaveURL(/\/members(\?|$)/);
    await page.getByRole('searchbox', { name: 'Search by name, email or phone' }).fill(word);
    await expect(page.getByText('No members found matching your criteria.')).toBeVisible();
  });

  await test.step('an unconfirmed sign-up is deleted after a question of its own', async () => {
    const { form } = await signUpWaiting(site);
    const filter = encodeURIComponent(JSON.stringify({ search: form.email, status: 'unconfirmed' }));
    await visit(page, `members?filter=${filter}`);
    await page.getByRole('main').getByRole('link').filter({ hasText: 'Mrs' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Nobody has confirmed the address, so no email is sent.');
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await expect(portalAlert(page, 'was deleted')).toBeVisible();
  });

  await test.step('members are sorted by name and filtered by status', async () => {
    const word = uniqueWord();
    await createMember(site, { mname: word, sname: 'Zubair' });
    await createMember(site, { mname: word, sname: 'Abiola' });
    const filter = encodeURIComponent(JSON.stringify({ search: word }));
    await visit(page, `members?filter=${filter}&sort=sname&order=ASC`);
    const names = page.getByRole('main').getByRole('link').filter({ hasText: 'Mrs' });
    await expect(names).toHaveText([`Mrs Ngozi ${word} Abiola`, `Mrs Ngozi ${word} Zubair`]);
    await page.getByLabel('Filter by status').selectOption('unconfirmed');
    await expect(page.getByText('No members found matching your criteria.')).toBeVisible();
  });
});

test('a suspended member is logged out and told why at the login, until reactivated', async ({
  page,
  site,
  browser,
}) => {
  const member = await createMember(site);
  const context = await browser.newContext({ baseURL: site.url });
  const theirs = await context.newPage();
  await openAsMember(theirs, member);
  await theirs.goto('/dashboard');
  await expectGreeting(theirs, 'Hello, Ngozi Okonkwo!');

  await page.goto(`${PORTAL}members/${member.login.member_id}/show`);
  await page.getByRole('button', { name: 'Suspend' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('They will be logged out everywhere straight away');
  await question.getByRole('button', { name: 'Suspend' }).click();
  await dismissAlert(page, 'Mrs Ngozi Adaobi Okonkwo was suspended');
  const membership = page.getByRole('region', { name: 'Membership' });
  await expect(membership.getByText('Suspended').first()).toBeVisible();
  await expectStateAccessible(page);

  await theirs.reload();
  await expect(theirs).toHaveURL(/\/login/);
  expect(await storageOf(theirs)).not.toHaveProperty('memberToken');
  await submitMemberLogin(theirs, member.form);
  await expect(theirs.getByRole('alert')).toContainText('Your membership is suspended.');
  await page.getByRole('button', { name: 'Reactivate' }).click();
  await expect(membership.getByText('Confirmed')).toBeVisible();
  await submitMemberLogin(theirs, member.form);
  await expectGreeting(theirs, 'Hello, Ngozi Okonkwo!');
  await context.close();
});
