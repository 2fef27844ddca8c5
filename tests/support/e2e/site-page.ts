import { expect, type Locator, type Page, type Response } from '@playwright/test';

/** Opens a page and waits until its scripts have taken it over: a click before that may be lost. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await takenOver(page);
  return response;
}

/**
 * Opens the address of a link. Without scripts, simulated clicks and keys do not always arrive on a busy machine, although
 * real ones do.
 */
export async function follow(link: Locator): Promise<void> {
  await link.page().goto((await link.getAttribute('href')) ?? '');
}

/** Delay of the pop-up on the home page, in milliseconds (docs/requirements/site.md#s-34). */
export const CELEBRATION_DELAY = 1500;

/** The anniversary pop-up of the home page. */
export function celebration(page: Page): Locator {
  return page.getByRole('dialog', { name: /^We['’]re Celebrating!$/ });
}

/** Opens the home page and moves its clock on to the pop-up, instead of waiting for it. */
export async function openCelebration(page: Page): Promise<Locator> {
  await page.clock.install();
  await openPage(page, '/');
  await page.clock.fastForward(CELEBRATION_DELAY);
  await expect(celebration(page)).toBeVisible();
  return celebration(page);
}

/** Opens the home page and closes the pop-up, which would cover the page. */
export async function openHome(page: Page): Promise<void> {
  const dialog = await openCelebration(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Height in pixels of the windows that `resize` makes. */
const HEIGHT = 900;

/** Resizes the window of an open page and waits for the new layout, which comes later when the browser emulates a phone. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.waitForFunction((expected) => matchMedia(`(width: ${expected}px)`).matches, width);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Waits until React has hydrated the prerendered page: it then marks each element with properties of its own. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const header = document.querySelector('header');
    return header !== null && Object.keys(header).some((key) => key.startsWith('__reactProps'));
  });
}

/** The header's navigation; behind the Menu button on a phone. */
export function mainMenu(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' });
}

export function menuButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: 'Menu' });
}

/** Makes the groups of the menu visible, which they always are on a wide screen. */
export async function showMenu(page: Page, isMobile: boolean): Promise<void> {
  if (!isMobile) return;
  await menuButton(page).click();
  await expect(mainMenu(page)).toBeVisible();
}

/** The button of a group, such as Company. */
export function menuGroup(page: Page, name: string): Locator {
  return mainMenu(page).getByRole('button', { name, exact: true });
}

/** Waits until smooth scrolling has brought an element to the top, below the header. */
export async function expectAtTop(target: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const box = await target.boundingBox();
      return box ? Math.abs(box.y) < 200 : 'not there';
    }, 'the element is at the top')
    .toBe(true);
}

export async function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Waits until an element has kept its place for thirty frames, so that no scrolling is under way. */
export async function expectToStandStill(element: Locator): Promise<void> {
  await element.evaluate(async (target) => {
    let place = NaN;
    for (let still = 0; still < 30;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const { top } = target.getBoundingClientRect();
      still = top === place ? still + 1 : 0;
      place = top;
    }
  });
}

/** Scrolls to the end at once, even where the page scrolls smoothly. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  });
  expect(await scrollPosition(page)).toBeGreaterThan(0);
}

/** Texts and targets of the visible links inside an element. */
export async function linksIn(element: Locator): Promise<[text: string, target: string | null][]> {
  const links = await element.getByRole('link').all();
  return Promise.all(
    links.map(async (link): Promise<[string, string | null]> => [
      (await link.innerText()).replace(/\s+/g, ' ').trim(),
      await link.getAttribute('href'),
    ]),
  );
}

/** A link of the footer; on a phone its list is unfolded first. */
export async function footerLink(page: Page, list: 'Company' | 'Businesses', name: string): Promise<Locator> {
  const footer = page.getByRole('contentinfo');
  const fold = footer.locator('summary', { hasText: list });
  const link = footer.getByRole('navigation', { name: list }).getByRole('link', { name });
  if ((await fold.isVisible()) && !(await link.first().isVisible())) await fold.click();
  return link.first();
}
