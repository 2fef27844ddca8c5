import type { Page } from '@playwright/test';
import { expect } from '../../support/e2e/browser-test.js';
import { clickInFrame, test } from '../../support/e2e/configured-site.js';
import { celebration, openHome, openPage } from '../../support/e2e/site-page.js';
import { startThirdPartyStandIn } from '../../support/doubles/third-party-stand-in.js';

test.describe.configure({ mode: 'serial' });
test.beforeEach(({ thirdParty }) => {
  thirdParty.requested.length = 0;
});

const chatWindow = (page: Page) => page.locator('#chat-widget-container');

test('the film and the map load in frames when needed, and the policy blocks all other third parties', async ({
  page,
  thirdParty,
  expectedConsoleErrors,
}) => {
  await test.step('the film’s frame loads when it is played, and its end brings the overlay back', async () => {
    await openHome(page);
    await expect(chatWindow(page)).toBeVisible();
    expect(thirdParty.requested).not.toContain('/player');
    const play = page.getByRole('button', { name: 'Play the film' });
    await play.click();
    await expect(play).toBeHidden();
    const frame = page.getByRole('figure').locator('iframe');
    await expect(frame).toHaveAttribute('src', `${thirdParty.origin}/player?autoplay=1`);
    await expect(frame).toBeFocused();
    await clickInFrame(frame.contentFrame().getByRole('button', { name: 'End' }));
    await expect(play).toBeFocused();
    await expect(frame).toHaveCount(0);
  });

  await test.step('the map loads when it is scrolled to, in a frame 800 pixels high beside a link', async () => {
    expect(thirdParty.requested).not.toContain('/map');
    const locate = page.getByRole('region', { name: 'Locate Us' });
    await locate.scrollIntoViewIfNeeded();
    const frame = locate.locator('iframe');
    await expect(frame.contentFrame().getByText('Wuse 2')).toBeVisible();
    expect((await frame.boundingBox())?.height).toBe(800);
    await expect(locate.getByRole('link', { name: /map/i })).toBeVisible();
  });

  await test.step('the policy allows these third parties and blocks others', async () => {
    expectedConsoleErrors.push(/Content Security Policy/);
    const stranger = await startThirdPartyStandIn();
    const policy = (await page.request.get('/')).headers()['content-security-policy'];
    const foreign = (policy ?? '').match(/\b(?:https?|wss?):\/\/[^\s;]+/g);
    expect(new Set(foreign)).toEqual(new Set([thirdParty.origin, thirdParty.origin.replace('http', 'ws')]));
    const refused = await page.evaluate(async (origin) => {
      const directives: string[] = [];
      document.addEventListener('securitypolicyviolation', (event) => {
        if (event.blockedURI.startsWith(origin)) directives.push(event.effectiveDirective);
      });
      const elements = [
        Object.assign(document.createElement('script'), { src: `${origin}/chat.js` }),
        Object.assign(document.createElement('iframe'), { src: `${origin}/map` }),
        Object.assign(document.createElement('img'), { src: `${origin}/x.png` }),
      ];
      document.body.append(...elements);
      await fetch(`${origin}/greeting`).catch(() => undefined);
      while (directives.length < 4) await new Promise((resolve) => requestAnimationFrame(resolve));
      return directives;
    }, stranger.origin);
    expect(refused.sort()).toEqual(['connect-src', 'frame-src', 'img-src', 'script-src-elem']);
    expect(stranger.requested).toEqual([]);
    await stranger.close();
  });
});

test('the chat loads with its licence on the home page only, and is removed when it is left', async ({
  page,
  thirdParty,
}) => {
  await openPage(page, '/about');
  expect(thirdParty.requested).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Smash Technology' }).click();
  await expect(page).toHaveURL('/');
  await expect(chatWindow(page)).toHaveText('Chat of 12345');
  await expect.poll(() => thirdParty.requested).toEqual(expect.arrayContaining(['/chat.js', '/greeting']));
  // Escape closes the pop-up only once it is open; opened later, it would cover the link.
  await expect(celebration(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Learn More/ })
    .first()
    .click();
  await expect(page).toHaveURL('/about');
  await expect(chatWindow(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-chat', 'destroy');
  const traces = await page.evaluate(() => ['__lc' in window, 'LiveChatWidget' in window]);
  expect(traces).toEqual([false, false]);
  await expect(page.locator(`script[src="${thirdParty.origin}/chat.js"]`)).toHaveCount(0);
});

test('the home page keeps its address and links when third parties are blocked', async ({
  page,
  thirdParty,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource|ERR_FAILED/);
  const blocked: string[] = [];
  await page.route(`${thirdParty.origin}/**`, (route) => {
    blocked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await openHome(page);
  const locate = page.getByRole('region', { name: 'Locate Us' });
  await locate.scrollIntoViewIfNeeded();
  await expect.poll(() => blocked).toEqual(expect.arrayContaining(['/chat.js', '/map']));
  await expect(locate.getByText('Abuja').first()).toBeVisible();
  await expect(locate.getByRole('link', { name: /map/i })).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'WhatsApp', exact: true }),
  ).toBeVisible();
  await expect(chatWindow(page)).toHaveCount(0);
});
