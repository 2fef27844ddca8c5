import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/e2e/axe.js';
import { withQuery } from '../../support/e2e/rows.js';
import { openPage } from '../../support/e2e/site-page.js';
import { expect, test } from '../../support/e2e/test.js';
import { uniqueWord } from '../../support/e2e/api.js';

const form = (page: Page) => page.getByRole('form', { name: 'Email' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Email' });

test('a message needs all three fields and goes to the support mailbox, with the visitor’s address for replies', async ({
  page,
  site,
}) => {
  const subject = `A question ${uniqueWord()}`;
  await openPage(page, '/send-email');
  await send(page).click();
  const problems = form(page).getByRole('alert');
  await expect(problems).toBeFocused();
  await expect(problems.getByRole('link')).toHaveText(
    ['Email', 'Subject', 'Body'].map((name) => `${name}: This field is required`),
  );
  await expectAccessible(page);

  await form(page).getByLabel('Email').fill('visitor@example.com');
  await form(page).getByLabel('Subject').fill(subject);
  await form(page).getByLabel('Body').fill('First line\nSecond line');
  await send(page).click();
  await expect(form(page).getByRole('status')).toHaveText(
    'Thank you. Your message has been sent, and we’ll reply by email.',
  );
  await expect(form(page).getByLabel('Body')).toHaveValue('');
  const mails = await withQuery(site, (query) =>
    query('SELECT recipient, reply_to FROM mails WHERE subject LIKE $1', [`%${subject}`]),
  );
  expect(mails).toEqual([{ recipient: 'support@smashtechnology.example', reply_to: 'visitor@example.com' }]);
});
