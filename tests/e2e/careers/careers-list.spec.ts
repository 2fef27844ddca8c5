import { MESSAGES } from '@smash/contract';
import { uniqueWord } from '../../support/e2e/api.js';
import { footerLink, openPage } from '../../support/e2e/site-page.js';
import { holdRequests } from '../../support/e2e/requests.js';
import { expect, test } from '../../support/e2e/test.js';

test('to who comes from another page says that the list is loading, that it failed, and after Try Again shows which jobs are open', async ({
  page,
  api,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  const open = await api.createJob({ application_deadline: '2099-12-31' });
  const past = await api.expiredJob();
  const card = ({ title }: { title: string }) => page.getByRole('article', { name: title });
  await page.route('**/api/jobs/', (route) => route.abort('connectionreset'), { times: 1 });
  const release = await holdRequests(page, '**/api/jobs/');
  await openPage(page, '/faq');
  await (await footerLink(page, 'Company', 'Careers')).click();
  const loading = page.getByRole('status').filter({ hasText: 'Loading open positions' });
  await expect(loading).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  release();
  await expect(page.getByRole('alert')).toHaveText(MESSAGES.jobListFailed);

  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(card(open).getByText('Active', { exact: true })).toBeVisible();
  await expect(loading).toHaveCount(0);
  await expect(page.getByText(MESSAGES.jobListFailed)).toHaveCount(0);
  await expect(card(past).getByText('Closed', { exact: true })).toBeVisible();
  await card(open)
    .getByRole('link', { name: /^Apply Now/ })
    .click();
  await expect(page).toHaveURL(`/job-application/${open.id}`);
});

test('a job with long texts takes at most half a screen of a phone, until it is read on', async ({
  page,
  api,
}) => {
  const long = 'You plan which vehicle goes where and keep every one of them on the road. '.repeat(20);
  const { title } = await api.createJob({
    title: `Fleet and Operations Manager ${uniqueWord()}`,
    ...{
      description: long,
      responsibility: long,
      // Short enough to be shown whole on a desk.
      requirements: Array.from('abcdefgh', (letter) => `A driving licence of class ${letter}`)
        .join('\n')
        .slice(0, 140),
      salary_range: '₦350,000 to ₦500,000 a month',
    },
  });
  await openPage(page, `/careers?q=${title.split(' ').at(-1)}`);
  const card = page.getByRole('article', { name: title });
  await expect(card).toBeVisible();
  expect(page.viewportSize()?.width).toBe(390);
  const folded = await card.boundingBox();
  expect(folded?.height).toBeLessThanOrEqual(420);
  await card.getByRole('button', { name: /^Read More/ }).click();
  await expect.poll(async () => (await card.boundingBox())?.height).toBeGreaterThan(420);
});
