import { expect, type Page } from '@playwright/test';

export interface Credentials {
  username: string;
  password: string;
}

const SESSION_KEY = 'smash.portal.session';

/** Logs in without the login card: the next opened page finds a new session in its storage. @returns its token */
export async function openSession(page: Page, { username, password }: Credentials): Promise<string> {
  const response = await page.request.post('/api/login', { data: { username, password } });
  expect(response.status()).toBe(200);
  const { access_token, expires_at, brands } = (await response.json()) as Record<string, unknown>;
  // Runs in every document of the page, but stores the session only once, since the test may end it.
  await page.addInitScript(
    ([key, session]) => {
      if (sessionStorage.getItem('test.session') === session) return;
      sessionStorage.setItem('test.session', session);
      localStorage.setItem(key, session);
    },
    [SESSION_KEY, JSON.stringify({ access_token, expires_at, brands })] as const,
  );
  return String(access_token);
}

/** Makes the stored session an expired one, as the portal finds it when the machine wakes from a long sleep. */
export async function expireSession(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: '2020-01-01T00:00:00Z' }));
    document.dispatchEvent(new Event('visibilitychange'));
  }, SESSION_KEY);
}

/** Ends a session on the server, as logging out on another device does. */
async function endSession(page: Page, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  expect((await page.request.post('/api/logout', { headers })).status()).toBe(204);
}

/** Ends a session when the page is about to change something. */
export async function endSessionBeforeChange(page: Page, token: string): Promise<void> {
  await beforeFirstChange(page, () => endSession(page, token));
}

/**
 * Runs what ends the session when the page is about to change something. If the session ended earlier, pending reads of
 * the page would show the login card before the change was sent.
 */
export async function beforeFirstChange(page: Page, end: () => Promise<void>): Promise<void> {
  let isOver = false;
  await page.route('**/api/**', async (route) => {
    // Presence is sent all the time and changes nothing.
    const isMutation = route.request().method() !== 'GET' && !route.request().url().endsWith('/presence');
    const isFirstChange = !isOver && isMutation;
    isOver ||= isFirstChange;
    if (isFirstChange) await end();
    await route.fallback();
  });
}

/** Waits for the login card and what it says about the end of the session. */
export async function expectLoginCard(page: Page, notice: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(page.getByRole('status')).toContainText(notice);
}
