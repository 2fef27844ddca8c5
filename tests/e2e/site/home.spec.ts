import { expectAccessible } from '../../support/e2e/axe.js';
import { expect, test } from '../../support/e2e/test.js';
import { linksIn, openHome, resize } from '../../support/e2e/site-page.js';
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

test('the home page shows the film when asked for, its sections in their order, and the team step by step', async ({
  page,
}) => {
  await test.step('the film is fetched and shown when asked for, and its overlay returns at the end', async () => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/film/')) requested.push(request.url());
    });
    await openHome(page);
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

  await test.step('the sections stand in their order, with their names and links, and the office can be found without a map', async () => {
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
    await resize(page, 360);
    expect(await overflow(page)).toBe(0);
    await expectAccessible(page);
  });

  await test.step('the team shows six profiles in 118 characters, then six more, until the button goes; each has its page', async () => {
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
