import { expectAccessible } from '../../support/e2e/axe.js';
import { expect, test } from '../../support/e2e/test.js';
import { carousel, travel } from '../../support/e2e/site-carousel.js';
import {
  expectToStandStill,
  linksIn,
  mainMenu,
  openHome,
  resize,
  showMenu,
} from '../../support/e2e/site-page.js';
import { overflow } from '../../support/e2e/site-problems.js';
import { TEAM_TITLES } from '../../support/e2e/site-routes.js';

const SECTIONS = [
  'Who we are',
  'Our Business',
  'Meet Our Team',
  'Core Values',
  'Core Purpose',
  'Our Mission',
  'Our Vision',
  'Our Partners',
  'Locate Us',
];

test('the home page leads to its footer, plays the film, and shows its sections and the team in order', async ({
  page,
  isMobile,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/film/')) requested.push(request.url());
  });
  await openHome(page);

  await test.step('‘Get In Touch’ scrolls from the top of the page to the first line of the footer', async () => {
    await showMenu(page, isMobile);
    await mainMenu(page).getByRole('link', { name: 'Get In Touch' }).click();
    await expect(page).toHaveURL(/\/#\w+$/);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeFocused();
    const footerTop = () => footer.evaluate((element) => element.getBoundingClientRect().top);
    // On a phone the lists are folded: all of the footer is seen before its first line is at the top.
    const whole = () => footer.evaluate((element) => innerHeight - element.getBoundingClientRect().height);
    await expect.poll(async () => (await footerTop()) - Math.max(90, await whole())).toBeLessThan(1);
    await expectToStandStill(footer);
    expect(await footerTop()).toBeGreaterThan(60);
  });

  await test.step('the film loads when it is played, and its overlay returns at the end', async () => {
    const play = page.getByRole('button', { name: 'Play the film' });
    const film = page.locator('video');
    await expect(play).toBeVisible();
    expect(requested).toEqual([]);
    await play.click();
    await expect(play).toBeHidden();
    await expect(film).toHaveAttribute('poster', /\.avif$/);
    await expect.poll(() => requested.some((url) => /\.(mp4|webm)$/.test(url))).toBe(true);
    await film.dispatchEvent('ended');
    await expect(play).toBeVisible();
    await expect(play).toBeFocused();
  });

  await test.step('the sections are in order, with their links, and the office is shown without a frame of a map', async () => {
    const main = page.getByRole('main');
    const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.filter((heading) => SECTIONS.includes(heading))).toEqual(SECTIONS);
    await expect(main.getByRole('link', { name: /^Learn More/ }).first()).toHaveAttribute('href', '/about');
    const featured = (await linksIn(main)).filter(([text]) => text.startsWith('Learn more'));
    expect(featured.map(([, target]) => target)).toEqual([
      '/business/ridesmash',
      '/business/smashfood',
      '/business/smashtravels',
    ]);
    const locate = page.getByRole('region', { name: 'Locate Us' });
    await expect(locate.getByText('Abuja', { exact: false }).first()).toBeVisible();
    await expect(locate.getByRole('link', { name: /map/i })).toHaveAttribute('href', /^https:/);
    const drawing = locate.locator('img');
    await drawing.scrollIntoViewIfNeeded();
    expect((await drawing.boundingBox())?.height).toBe(800);
    await expect(main.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/send-email');
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await overflow(page)).toBe(0);
  });

  await test.step('mission and vision are lists on a phone, one theme under the other', async () => {
    for (const [name, themes] of [
      ['mission', 7],
      ['vision', 5],
    ] as const) {
      const viewport = carousel(page, name);
      await viewport.scrollIntoViewIfNeeded();
      await expect(viewport.getByRole('listitem')).toHaveCount(themes);
      const boxes = await viewport
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
      expect(new Set(boxes.map(({ left }) => left)).size, name).toBe(1);
      const isBelow = boxes.every(({ top }, index) => index === 0 || top >= (boxes[index - 1]?.bottom ?? 0));
      expect(isBelow, name).toBe(true);
      expect(await travel(viewport)).toBe(0);
    }
  });

  await test.step('it fits a desktop at 400% zoom, and is accessible', async () => {
    await resize(page, 320);
    expect(await overflow(page)).toBe(0);
    await expectAccessible(page, { whole: true });
  });

  await test.step('the team shows six profiles with short texts, then six more with each click, and each leads to its page', async () => {
    const team = page.getByRole('region', { name: 'Meet Our Team' });
    const profiles = team.getByRole('link', { name: /^Read More/ });
    const more = team.getByRole('button', { name: 'Load More Profiles' });
    await expect(profiles).toHaveCount(6);
    await more.click();
    await expect(profiles).toHaveCount(12);
    await more.click();
    await expect(profiles).toHaveCount(Object.keys(TEAM_TITLES).length);
    await expect(more).toHaveCount(0);
    const titles = await team.getByRole('heading', { level: 3 }).allInnerTexts();
    expect(titles).toEqual(Object.values(TEAM_TITLES));
    const targets = await profiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(Object.keys(TEAM_TITLES).map((slug) => `/team/${slug}`));
    const descriptions = await team.getByText(/…$/).evaluateAll((all) => all.map((one) => one.textContent));
    expect(new Set(descriptions.map((text) => text.length))).toEqual(new Set([119]));
    await profiles.first().click();
    await expect(page).toHaveURL('/team/president_grp_ceo');
    await expect(page.getByRole('main')).toContainText(descriptions[0]?.slice(0, 118) ?? 'missing');
  });
});
