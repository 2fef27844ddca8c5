import { expect, type Locator, type Page } from '@playwright/test';

export const PORTAL = '/hidden-portal/';

/** Moves to a screen of the open portal as a link does, at a quarter of the cost of loading it again. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `${PORTAL}${path}`);
}

/** Opens a screen: as a link does when the portal is open in the page, else by loading it. */
export async function openScreen(page: Page, path: string): Promise<void> {
  const isOpen = new URL(page.url()).pathname.startsWith(PORTAL);
  await (isOpen ? visit(page, path) : page.goto(`${PORTAL}${path}`));
}

/** Opens no stream of live changes from now on. The request stays unanswered, since a failed one makes the portal poll. */
export async function withoutLiveChanges(page: Page): Promise<void> {
  await page.route('**/api/applications/changes', () => undefined);
}

/** Opens a group of sections in the navigation and returns its links. */
export async function openSectionGroup(page: Page, name: string): Promise<Locator> {
  const navigation = page.getByRole('navigation', { name: 'Sections' });
  await navigation.getByRole('button', { name }).click();
  return navigation.getByRole('link');
}

/** Fills the login card on the open page and presses Login. */
export async function submitLogin(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Opens the portal, logs in and waits for the dashboard. */
export async function logIn(page: Page, credentials: { username: string; password: string }): Promise<void> {
  await page.goto(PORTAL);
  await submitLogin(page, credentials);
  await expect(page.getByRole('heading', { name: 'Job Management Dashboard' })).toBeVisible();
}

/** One application in a list: a row of the table, or a card where the screen is narrow. */
export function applicationEntry(page: Page, text: string): Locator {
  return page
    .getByRole('main')
    .getByRole('row')
    .or(page.getByRole('main').getByRole('listitem'))
    .filter({ hasText: text, hasNot: page.getByRole('button', { name: /^Remove the filter/ }) });
}

/** Opens the applications of a job. */
export async function openApplications(page: Page, jobId: number, query = ''): Promise<void> {
  await openScreen(page, `jobs/${jobId}/applications${query}`);
  await expect(page.getByRole('heading', { name: /^Applications for/ })).toBeVisible();
}

/** Opens one application over the list of its job and returns the dialog. */
export async function openDetails(
  page: Page,
  { id, job_id }: { id: string; job_id: number },
): Promise<Locator> {
  await openScreen(page, `jobs/${job_id}/applications/${id}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  return dialog;
}

/** The card of a job in the list of jobs. */
export function jobCard(page: Page, title: string): Locator {
  return page.getByRole('article', { name: title });
}

/** The portal's alerts that contain this text. */
export function portalAlert(page: Page, text: string | RegExp): Locator {
  return page.getByRole('alert').filter({ hasText: text });
}

/** Waits for an alert and closes it: on a phone it covers the buttons at the end of a form. */
export async function dismissAlert(page: Page, text: string): Promise<void> {
  const alert = portalAlert(page, text);
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toHaveCount(0);
}

/** Opens the form for a new job. */
export async function openJobForm(page: Page): Promise<void> {
  await page.goto(`${PORTAL}jobs/create`);
  await expect(page.getByRole('heading', { name: 'Post New Job' })).toBeVisible();
  // The header loads longer than the form. After it, the next response of the server is one to the test's own action.
  await expectCounters(page);
}

/** Waits for the counters in the header. */
export async function expectCounters(page: Page): Promise<void> {
  for (const counter of ['Active Jobs', 'Total Applications']) {
    await expect(page.locator('dl > div', { hasText: counter }).getByRole('definition')).toHaveText(/\d/);
  }
}
