import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page and waits until its scripts have taken it over: what is pressed before that may be lost. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/** Opens the home page and closes the anniversary pop-up, which would come in the way of what follows. */
export async function openHome(page: Page): Promise<void> {
  await openPage(page, '/');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Waits until React has adopted the prerendered page: it marks each element with properties of its own. */
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

/** A page scrolls smoothly: waits until an element has come to rest at the top, below the header. */
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

/** Scrolls there at once, whatever the page's own style of scrolling. */
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
