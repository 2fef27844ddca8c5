import type { Page } from '@playwright/test';
import type { Job } from '@smash/contract/client';
import { uniqueWord } from '../../support/e2e/api.js';
import { expectAccessible, expectStateAccessible } from '../../support/e2e/axe.js';
import { linksIn, openPage, resize } from '../../support/e2e/site-page.js';
import { overflow, watchRequests } from '../../support/e2e/site-problems.js';
import { expectedTitle } from '../../support/e2e/site-routes.js';
import { expect, test } from '../../support/e2e/test.js';

// One page of each template; a drill tests every page at every width.
const TEMPLATES = [
  ['/about', '/business/ridesmash', '/team/head_legal', '/sales-marketing-department', '/smash-people'],
  ['/all-businesses', '/investor-relations', '/buy-shares', '/invest-with-us', '/agric-blog'],
  ['/blog', '/faq', '/press-release', '/privacypolicy', '/corporate-documents', '/livechat'],
];
const NARROWEST = 360;

async function expectToFit(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  expect.soft(await overflow(page), `pixels that ${page.url()} is too wide for ${width}`).toBe(0);
}

/** Expects the first value, then each one that is chosen. */
async function expectValues(page: Page): Promise<void> {
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
}

/** Expects the first member, then each one who is chosen. */
async function expectMembers(page: Page): Promise<void> {
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
}

/** Expects the jobs of the business, with links to their pages. */
async function expectOpenJobs(page: Page, { id, title }: Job): Promise<void> {
  const jobs = page.getByRole('region', { name: 'Open jobs at Ridesmash' });
  await jobs.scrollIntoViewIfNeeded();
  const job = jobs.getByRole('listitem').filter({ hasText: title });
  await expect(job).toContainText('Lagos');
  await expectStateAccessible(page);
  await job.getByRole('link').click();
  await expect(page).toHaveURL(`/careers/${id}`);
}

/** Expects that questions show and hide their answers. */
async function expectAnswers(page: Page): Promise<void> {
  const questions = page.getByRole('main').locator('details');
  await expect(questions).toHaveCount(6);
  for (const item of [questions.first(), questions.last()]) {
    const answer = item.getByRole('paragraph').first();
    await expect(answer).toBeHidden();
    await item.getByRole('heading').click();
    await expect(answer).toBeVisible();
    await item.getByRole('heading').click();
    await expect(answer).toBeHidden();
  }
}

/** Expects that all links of the blog lead home, and that a search changes nothing. */
async function expectFixedPosts(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const posts = main.getByRole('article');
  await expect(posts).toHaveCount(3);
  expect(new Set((await linksIn(main)).map(([, target]) => target))).toEqual(new Set(['/']));
  await main.getByRole('searchbox').fill('no such post');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog');
  await expect(posts).toHaveCount(3);
}

/** What can be done on a page. The job is one of Ridesmash. */
const DEEDS: Readonly<Record<string, (page: Page, job: Job) => Promise<void>>> = {
  '/about': expectValues,
  '/business/ridesmash': expectOpenJobs,
  '/sales-marketing-department': expectMembers,
  '/blog': expectFixedPosts,
  '/faq': expectAnswers,
};

for (const routes of TEMPLATES) {
  test(`these pages load without errors, fit a phone, are accessible and work: ${routes.join(', ')}`, async ({
    page,
    api,
  }) => {
    const job = await api.createJob({
      title: `Rider ${uniqueWord()}`,
      brand: 'ridesmash',
      location: 'Lagos',
    });
    const problems = watchRequests(page);
    for (const route of routes)
      await test.step(route, async () => {
        const response = await openPage(page, route);
        expect(response?.status(), route).toBe(200);
        await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
        await expect(page, route).toHaveTitle(expectedTitle(route));
        await expectAccessible(page);
        await expectToFit(page);
        await resize(page, NARROWEST);
        await expectToFit(page);
        await resize(page, 390);
        await DEEDS[route]?.(page, job);
      });
    expect(problems).toEqual([]);
  });
}
