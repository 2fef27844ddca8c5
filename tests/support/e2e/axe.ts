import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

type Scheme = 'light' | 'dark';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The minified axe: less than half the size to send to a page and to parse there. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe's tags for WCAG 2.2, levels A and AA, with the versions before. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Rules whose result depends on colours: the dark scheme changes nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Longest transition that is waited for, in milliseconds. Endless animations are not. */
const LONGEST_TRANSITION = 2000;

/** Waits until the page has the colours of a scheme: in the portal a script changes them, with a fade. */
async function untilPainted(page: Page, scheme: Scheme): Promise<void> {
  const isDark = () =>
    page.evaluate(() => {
      const grounds = [document.body, document.documentElement].map(
        (element) => getComputedStyle(element).backgroundColor,
      );
      const ground = grounds.find((colour) => colour !== 'rgba(0, 0, 0, 0)') ?? 'rgb(255, 255, 255)';
      const [first = 1] = (ground.match(/[\d.]+/g) ?? []).map(Number);
      // The build writes colours as lab() where the browser knows it.
      const white = ground.startsWith('ok') ? 1 : ground.startsWith('l') ? 100 : 255;
      return first < white / 2;
    });
  await expect.poll(isDark).toBe(scheme === 'dark');
  await page.evaluate(
    (longest) =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) <= longest)
          .map(({ finished }) => finished),
      ),
    LONGEST_TRANSITION,
  );
}

/** All rules run in the first scheme, but only those of colour in the other. */
const ALL_RULES = { type: 'tag' as const, values: TAGS };
const RULES_OF_COLOUR = { type: 'rule' as const, values: COLOUR_RULES };

/** Header and footer of the site: two thirds of the elements of most pages, and the same on each. */
const ON_EACH_PAGE = ['header:has(nav[aria-label="Main"])', 'footer'];

/**
 * Violations of the present page in one scheme. Runs in the page itself and does not check its frames: axe's own adapter
 * does, but opens a second page for it, at five times the cost.
 */
async function violations(
  page: Page,
  scheme: Scheme,
  runOnly: typeof ALL_RULES | typeof RULES_OF_COLOUR,
  whole: boolean,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await untilPainted(page, scheme);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ runOnly, scheme, exclude }) => {
      const results = await window.axe?.run({ exclude }, { runOnly, resultTypes: ['violations'] });
      if (!results) throw new Error('axe is not in the page');
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${scheme}, ${id}: ${target.join(' ')} (${failureSummary ?? ''})`,
        ),
      );
    },
    { scheme, runOnly, exclude: whole ? [] : ON_EACH_PAGE },
  );
}

/**
 * Violations of the present page in the light and the dark scheme, starting with its present one. Afterwards the page has
 * its former scheme and preference for motion again, for the steps that follow.
 */
export async function violationsOf(page: Page, { whole = true } = {}): Promise<string[]> {
  const had = await page.evaluate(() => ({
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }));
  const [first, second] = had.isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  const found = [
    ...(await violations(page, first, ALL_RULES, whole)),
    ...(await violations(page, second, RULES_OF_COLOUR, whole)),
  ];
  await page.emulateMedia({ colorScheme: first, reducedMotion: had.isReduced ? 'reduce' : 'no-preference' });
  await untilPainted(page, first);
  return found;
}

/**
 * Expects no violations in the present page, light and dark. Call it once for each kind of screen and template.
 * @param options whole: also check the header and the footer of the site; the default in the drill only
 */
export async function expectAccessible(
  page: Page,
  { whole = process.env['EVERY_STATE'] === 'true' } = {},
): Promise<void> {
  expect(await violationsOf(page, { whole }), 'axe').toEqual([]);
}

/** Expects no violations in a further state of a screen; only in the drill, which runs these tests too (tests/drills/playwright.config.ts). */
export async function expectStateAccessible(page: Page): Promise<void> {
  if (process.env['EVERY_STATE'] === 'true') await expectAccessible(page);
}
