import { expect, test } from '../../support/e2e/test.js';
import { linksIn, openPage } from '../../support/e2e/site-page.js';
import { BUSINESS_NAMES } from '../../support/e2e/site-routes.js';

test('each business has its name, a picture and a way to its own site', async ({ page }) => {
  for (const [slug, name] of Object.entries(BUSINESS_NAMES)) {
    await page.goto(`/business/${slug}`);
    const main = page.getByRole('main');
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect.soft(main.getByRole('img').first(), slug).toBeVisible();
    await expect
      .soft(main.getByRole('link', { name: /^Visit website/ }), slug)
      .toHaveAttribute('href', /^https:\/\//);
  }
});

test('all thirteen businesses lead to their pages', async ({ page }) => {
  await openPage(page, '/all-businesses');
  const links = (await linksIn(page.getByRole('main'))).filter(([text]) => text.startsWith('Learn more'));
  expect(links.map(([, target]) => target)).toEqual(
    Object.keys(BUSINESS_NAMES).map((slug) => `/business/${slug}`),
  );
});

test('shares: forty percent a brand, a thousand units, four reasons, and buttons to the form', async ({
  page,
}) => {
  await openPage(page, '/buy-shares');
  const main = page.getByRole('main');
  await expect(main).toContainText(/40%/);
  await expect(main).toContainText(/minimum[^.]*1,000 units/i);
  await expect(main.getByRole('list').first().getByRole('listitem')).toHaveCount(4);
  const buttons = main.getByRole('link', { name: 'Buy Shares' });
  expect(await buttons.count()).toBeGreaterThanOrEqual(2);
  for (const button of await buttons.all()) await expect(button).toHaveAttribute('href', '/buy-shares-form');
});

test('the three plans state their amounts and monthly returns and lead to the sign-up', async ({ page }) => {
  await openPage(page, '/invest-with-us');
  for (const [name, amounts, rate] of [
    ['Micro', /150,000\D+450,000/, '2.5%'],
    ['Macro', /500,000\D+5,000,000/, '3%'],
    ['Platinum', /5,000,000 and above/, '3.5%'],
  ] as const) {
    const plan = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(plan).toContainText(amounts);
    await expect(plan.getByText(new RegExp(`^${rate}`))).toBeVisible();
    await expect(plan.getByRole('link', { name: /^Invest Now/ })).toHaveAttribute('href', '/investor-signup');
  }
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(4);
});

test('investor relations lead to both articles', async ({ page }) => {
  await openPage(page, '/investor-relations');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Our Public Listed Companies' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Smash Technology Articles' })).toBeVisible();
  for (const target of ['/agric-blog', '/gold']) {
    await expect(main.locator(`a[href="${target}"]`).first()).toBeVisible();
  }
});

test('an answer of the FAQ is shown and hidden by its question', async ({ page }) => {
  await openPage(page, '/faq');
  const questions = page.getByRole('main').locator('details');
  await expect(questions).toHaveCount(6);
  for (const item of await questions.all()) {
    const answer = item.getByRole('paragraph').first();
    await expect(answer).toBeHidden();
    await item.getByRole('heading').click();
    await expect(answer).toBeVisible();
    await item.getByRole('heading').click();
    await expect(answer).toBeHidden();
  }
});

test('the blog is fixed: three posts with their counts, and every link leads home', async ({ page }) => {
  await openPage(page, '/blog');
  const main = page.getByRole('main');
  for (const tab of ['All', 'Business', 'News Updates', 'Smash New Releases', 'Smash #Project10Billion']) {
    await expect(main.getByRole('link', { name: tab, exact: true })).toBeVisible();
  }
  const posts = main.getByRole('article');
  await expect(posts).toHaveCount(3);
  for (const post of await posts.all()) {
    await expect(post.getByRole('time')).toBeVisible();
    await expect(post.getByText(/^[\d,]+ comments?$/)).toBeVisible();
    await expect(post.getByText(/^[\d,]+ views?$/)).toBeVisible();
  }
  for (let year = 2015; year <= 2024; year += 1) {
    await expect(main.getByRole('link', { name: String(year), exact: true })).toBeVisible();
  }
  expect(new Set((await linksIn(main)).map(([, target]) => target))).toEqual(new Set(['/']));
  await main.getByRole('searchbox').fill('no such post');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog');
  await expect(posts).toHaveCount(3);
});

test('policies and press release state their facts', async ({ page }) => {
  for (const [path, facts] of [
    ['/privacypolicy', [/AES-256/, /TLS 1\.3/, /\b13\b/]],
    [
      '/passwordpolicy',
      [
        /\b8 characters/,
        /\b15\b/,
        /\b64\b/,
        /uppercase/i,
        /lowercase/i,
        /digit/i,
        /special character/i,
        /passphrase/i,
      ],
    ],
    ['/press-release', [/2025/, /CEO/]],
    ['/termsandconditions', [/Terms and Conditions/]],
  ] as const) {
    await page.goto(path);
    for (const fact of facts) await expect.soft(page.getByRole('main'), path).toContainText(fact);
  }
});

test('the chat page has every line to a person where no chat is configured', async ({ page }) => {
  await openPage(page, '/livechat');
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="tel:"]')).toBeVisible();
  await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(main.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
});

test('paying for shares is not open without a payment provider, and it says how to reach the company', async ({
  page,
}) => {
  await openPage(page, '/buy-shares-form');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Purchases are not open yet');
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="tel:"]')).toBeVisible();
  await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('script[src*="paystack"]')).toHaveCount(0);
});

test('the calculator tells plan and returns, and is open about the gap and the overlap of the plans', async ({
  page,
}) => {
  await openPage(page, '/invest-with-us');
  const calculator = page.getByRole('region', { name: 'What would it return?' });
  const amount = calculator.getByRole('textbox', { name: 'Amount in naira' });
  const months = calculator.getByRole('textbox', { name: 'Months' });
  const answer = calculator.getByRole('status');
  await expect(answer).toHaveText('Macro, 3% each month on ₦1,000,000 ₦30,000 a month ₦360,000 in 12 months');

  await amount.fill('150,000');
  await months.fill('1');
  await expect(answer).toHaveText('Micro, 2.5% each month on ₦150,000 ₦3,750 a month ₦3,750 in 1 month');
  await amount.fill('7000000');
  await months.fill('10');
  await expect(amount).toHaveValue('7,000,000');
  await expect(answer).toHaveText(
    'Platinum, 3.5% each month on ₦7,000,000 ₦245,000 a month ₦2,450,000 in 10 months',
  );
  for (const gap of ['450001', '499999']) {
    await amount.fill(gap);
    await expect(answer).toContainText('No plan takes an amount from ₦450,001 to ₦499,999');
    await expect(answer).toContainText(
      'Micro, 2.5% each month on ₦450,000 ₦11,250 a month ₦112,500 in 10 months',
    );
    await expect(answer).toContainText(
      'Macro, 3% each month on ₦500,000 ₦15,000 a month ₦150,000 in 10 months',
    );
  }
  await amount.fill('5000000');
  await expect(answer).toContainText('Exactly ₦5,000,000 is the end of Macro and the beginning of Platinum');
  await expect(answer).toContainText('₦150,000 a month');
  await expect(answer).toContainText('₦175,000 a month');
  await amount.fill('149999');
  await expect(answer).toContainText('Plans begin at ₦150,000');
  await expect(calculator).toContainText('Your capital is at risk');

  for (const wrong of ['', '0', '-1', '1.5', '1e9', 'ten', '100000000001']) {
    await amount.fill(wrong);
    await expect(calculator.getByText(/^Please enter whole naira/)).toBeVisible();
    await expect(answer).toBeEmpty();
  }
  await amount.fill('500000');
  for (const wrong of ['0', '121', '2.5']) {
    await months.fill(wrong);
    await expect(calculator.getByText('Please enter 1 to 120 months')).toBeVisible();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculator shows an example and how to work out another', async ({ page }) => {
    await page.goto('/invest-with-us');
    const calculator = page.getByRole('region', { name: 'What would it return?' });
    await expect(calculator.getByRole('status')).toContainText('₦360,000 in 12 months');
    await expect(calculator.getByText(/^Without JavaScript/)).toBeVisible();
  });
});
