import { expect, test } from '../../support/e2e/test.js';
import { carousel, slidesPerView, startCarousel, travel } from '../../support/e2e/site-carousel.js';
import { openPage, resize } from '../../support/e2e/site-page.js';

// A drill tests every carousel at every width, and dragging.

test(
  'a carousel moves by itself, and its button pauses and resumes it',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, '/corporate-documents');
    const viewport = await startCarousel(page, 'documents');
    const controls = page.getByRole('main');
    await expect.poll(() => travel(viewport)).toBeLessThan(0);
    await controls.getByRole('button', { name: /^Pause/ }).click();
    const resume = controls.getByRole('button', { name: /^Play/ });
    await expect(resume).toBeVisible();
    expect(await travel(viewport)).toBe(0);
    await resume.click();
    await page.mouse.move(5, 5);
    await expect.poll(() => travel(viewport)).toBeLessThan(0);
  },
);

test('a carousel shows the right number of slides, and does not move with reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/investor-relations');
  const viewport = carousel(page, 'investors');
  await viewport.scrollIntoViewIfNeeded();
  await expect(viewport.getByRole('listitem').first()).toBeVisible();
  expect(await travel(viewport)).toBe(0);
  await expect(page.getByRole('main').getByRole('button', { name: /^Pause/ })).toHaveCount(0);
  for (const [width, slides] of [
    [390, 1.5],
    [1206, 5],
  ] as const) {
    await resize(page, width);
    await expect.poll(() => slidesPerView(viewport)).toBe(slides);
  }
});
