import { expect, test } from '../../support/e2e/test.js';
import { linksIn, openPage } from '../../support/e2e/site-page.js';

test('answers are shown and hidden by their questions, and the blog is fixed', async ({ page }) => {
  await test.step('an answer of the FAQ is shown and hidden by its question', async () => {
    await openPage(page, '/faq');
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
  });

  await test.step('the blog is fixed: every link leads home, and a search changes nothing', async () => {
    await openPage(page, '/blog');
    const main = page.getByRole('main');
    const posts = main.getByRole('article');
    await expect(posts).toHaveCount(3);
    expect(new Set((await linksIn(main)).map(([, target]) => target))).toEqual(new Set(['/']));
    await main.getByRole('searchbox').fill('no such post');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog');
    await expect(posts).toHaveCount(3);
  });
});
