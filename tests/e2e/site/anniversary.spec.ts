import { expectStateAccessible } from '../../support/e2e/axe.js';
import { celebration, openCelebration, takenOver } from '../../support/e2e/site-page.js';
import { expect, test } from '../../support/e2e/test.js';

test('the anniversary pop-up appears 1.5 seconds after a page load, and not again on Back', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/anniversary-[^/]*\.js/.test(request.url())) fetched.push(request.url());
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/');
  // The page's scripts load after the next frame.
  await page.clock.runFor(100);
  await takenOver(page);
  // Something that works proves that the page has been taken over and its clock is running.
  const play = page.getByRole('button', { name: 'Play the film' });
  await play.focus();
  await page.getByRole('button', { name: 'Load More Profiles' }).click();
  await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(12);

  await page.clock.runFor(1499);
  expect(fetched).toEqual([]);
  await expect(celebration(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(celebration(page)).toBeVisible();
  await expect(celebration(page)).toContainText('turns 5 this August');
  await expectStateAccessible(page);

  // Going back is no new page load.
  await celebration(page).getByRole('button', { name: 'Close modal' }).click();
  await page.getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL(/\/send-email$/);
  await page.goBack();
  await expect(play).toBeVisible();
  await page.clock.runFor(3000);
  await expect(celebration(page)).toHaveCount(0);
});

test('the anniversary pop-up holds the focus, closes with Escape or a click beside it, and returns the focus', async ({
  page,
}) => {
  await test.step('it holds the focus, and closes with Escape or a click beside it, not inside', async () => {
    const dialog = await openCelebration(page);
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await dialog.getByRole('heading').click();
    await dialog.getByText('turns 5 this August').hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toHaveCount(0);

    await openCelebration(page);
    await page.keyboard.press('Escape');
    // At once: fast typists do not wait until the dialog has gone.
    await page.keyboard.press('Tab');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  });

  await test.step('the focus returns at the moment it closes', async () => {
    const dialog = await openCelebration(page);
    const focused = await dialog.evaluate((element: HTMLDialogElement) => {
      element.close();
      return document.activeElement?.tagName;
    });
    expect(focused).toBe('MAIN');
  });
});
