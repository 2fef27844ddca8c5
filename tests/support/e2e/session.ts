import { expect, type Page } from '@playwright/test';
import type { Role } from '@smash/contract';
import { dataOf, uniqueWord, type SiteApi } from './api.js';
import { PORTAL } from './portal.js';

export interface Credentials {
  username: string;
  password: string;
}

const SESSION_KEY = 'smash.portal.session';

/** Logs in past the card: the next page that is opened finds a new session in its storage. Returns its token. */
export async function openSession(page: Page, { username, password }: Credentials): Promise<string> {
  const response = await page.request.post('/api/login', { data: { username, password } });
  expect(response.status()).toBe(200);
  const { access_token, expires_at, brands } = (await response.json()) as Record<string, unknown>;
  // Runs with every document of the page, but the session is put there once: the test goes on to end it.
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

/** Makes the stored session one whose time is up, as the portal finds it when the machine wakes from a long sleep. */
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

/**
 * Ends a session at the moment at which the page is about to change something. Earlier, what the page is still reading
 * would show the login card before the change was asked for.
 */
export async function endSessionBeforeChange(page: Page, token: string): Promise<void> {
  let isOver = false;
  await page.route('**/api/**', async (route) => {
    // Presence is sent all the time and changes nothing.
    const isMutation = route.request().method() !== 'GET' && !route.request().url().endsWith('/presence');
    const isFirstChange = !isOver && isMutation;
    isOver ||= isFirstChange;
    if (isFirstChange) await endSession(page, token);
    await route.fallback();
  });
}

/** An account that no other test has, approved already; an administrator if nothing else is said. */
export async function createAccount(api: SiteApi, role?: Role): Promise<Credentials & { id: string }> {
  const credentials = { username: uniqueWord(), password: 'seven horses by the river' };
  const body = { ...credentials, email: `${credentials.username}@example.com` };
  const { id } = dataOf(await api.client.POST('/api/register', { body }), 'an account');
  await setAccountStatus(api, id, 'active', role);
  return { ...credentials, id };
}

export async function setAccountStatus(
  api: SiteApi,
  id: string,
  status: 'active' | 'suspended',
  role?: Role,
): Promise<void> {
  const response = await api.client.PUT('/api/accounts/{id}/status', {
    params: { path: { id } },
    body: { status, ...(role && { role }) },
  });
  dataOf(response, `to make an account ${status}`);
}

/** Waits for the login card and what it says about the end of the session. */
export async function expectLoginCard(page: Page, notice: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(page.getByRole('status')).toContainText(notice);
}

/** Opens the form for a new job. */
export async function openJobForm(page: Page): Promise<void> {
  await page.goto(`${PORTAL}jobs/create`);
  await expect(page.getByRole('heading', { name: 'Post New Job' })).toBeVisible();
  // The header reads for longer than the form: the next response of the server is one to what the test does.
  await expectCounters(page);
}

/** Waits for what the header counts. */
export async function expectCounters(page: Page): Promise<void> {
  for (const counter of ['Active Jobs', 'Total Applications']) {
    await expect(page.locator('dl > div', { hasText: counter }).getByRole('definition')).toHaveText(/\d/);
  }
}
