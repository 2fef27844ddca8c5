import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Success criteria of WCAG 2.2, levels A and AA, with those of the versions before. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

async function violations(page: Page): Promise<string[]> {
  const results = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
  );
}

/** The portal changes its theme in a script and fades into it: waits until the page stands in the scheme. */
async function untilPainted(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  const isDark = () =>
    page.evaluate(() => {
      const grounds = [document.body, document.documentElement].map(
        (element) => getComputedStyle(element).backgroundColor,
      );
      const ground = grounds.find((colour) => colour !== 'rgba(0, 0, 0, 0)') ?? 'rgb(255, 255, 255)';
      const [first = 1] = (ground.match(/[\d.]+/g) ?? []).map(Number);
      return ground.startsWith('oklch') ? first < 0.5 : first < 128;
    });
  await expect.poll(isDark).toBe(scheme === 'dark');
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/** That a page as it stands breaks no rule, in the light and in the dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await untilPainted(page, colorScheme);
    expect(await violations(page), `axe, ${colorScheme}`).toEqual([]);
  }
}
