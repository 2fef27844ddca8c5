import { expectAccessible } from '../../support/e2e/axe.js';
import { createMember, expectGreeting, logInHere, openAsMember } from '../../support/e2e/members.js';
import { expect, test } from '../../support/e2e/test.js';
import { resize } from '../../support/e2e/site-page.js';
import { overflow } from '../../support/e2e/site-problems.js';
import { uniqueWord } from '../../support/e2e/api.js';

test('the dashboard shows a greeting, counts, the messages of the nation and the zone, and the projects', async ({
  page,
  site,
  api,
}) => {
  const member = await createMember(site);
  const word = uniqueWord();
  const { data: zones = [] } = await api.client.GET('/api/zones/', {});
  const zoneId = (name: string) => zones.find((zone) => zone.name === name)?.id ?? null;
  for (const [title, zone] of [
    [`National ${word}`, null],
    [`West ${word}`, zoneId('South West')],
    [`North ${word}`, zoneId('North West')],
  ] as const) {
    const body = { title, body: 'First line\nSecond line', zone_id: zone, is_published: true };
    await api.client.POST('/api/messages/', { body });
  }
  const { data: counts } = await api.client.GET('/api/counts/', {});

  await openAsMember(page, member);
  await page.goto('/dashboard');
  await expectGreeting(page, `Hello, ${member.form.fname} ${member.form.sname}!`);
  for (const [label, value] of [
    ['Members', String(counts?.members)],
    ['Zones', String(counts?.zones)],
    ['Activities', String(counts?.activities)],
    ['Growth', '78%'],
  ]) {
    const card = page.getByRole('main').locator('dl > div').filter({ hasText: label });
    await expect(card.getByRole('definition').first()).toHaveText(value ?? '');
  }
  const part = (name: string) => page.getByRole('region', { name });
  await expect(part('National Messages').getByRole('heading', { name: `National ${word}` })).toBeVisible();
  await expect(part('Zonal Messages')).toContainText('South West');
  await expect(part('Zonal Messages').getByRole('heading', { name: `West ${word}` })).toBeVisible();
  await expect(page.getByText(`North ${word}`)).toHaveCount(0);
  const bars = part('Projects').getByRole('progressbar');
  expect(await bars.evaluateAll((all) => all.map((bar) => (bar as HTMLProgressElement).value))).toEqual([
    20, 40, 60, 80, 100,
  ]);
  await page.emulateMedia({ forcedColors: 'active' });
  const bar = bars.last();
  /** A picture of the middle of the bar, within its borders, which differ a little. */
  const look = async (value: number) => {
    const clip = await bar.evaluate((element, shown) => {
      (element as HTMLProgressElement).value = shown;
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        x: x + scrollX + width / 4,
        y: y + scrollY + height / 3,
        width: width / 4,
        height: height / 3,
      };
    }, value);
    return page.screenshot({ animations: 'disabled', fullPage: true, clip });
  };
  // More than once: what is loaded late moves the bar.
  await expect(async () => {
    const full = await look(100);
    expect(full.equals(await look(0)), 'a full bar looks empty where the device chooses the colours').toBe(
      false,
    );
  }).toPass({ timeout: 60_000 });
  await page.emulateMedia({ forcedColors: 'none' });
  await expect(part('Your details')).toContainText('••••8901');
  await expect(page.getByText(member.form.id_number)).toHaveCount(0);
  for (const width of [360, 820, 2560]) {
    await resize(page, width);
    expect(await overflow(page), `pixels that it is too wide for ${width}`).toBe(0);
  }
  await expectAccessible(page);
});

test('a member without a state of residence chooses one, and then sees the messages of its zone', async ({
  page,
  site,
}) => {
  await openAsMember(page, await createMember(site, { state_of_resident: '' }));
  await page.goto('/dashboard');
  const form = page.getByRole('form', { name: 'State of residence' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('Please choose a state from the list');
  await form.getByLabel('State of residence').selectOption('Kano');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Zonal Messages' })).toContainText('North West');
});

test('a dashboard in another tab closes on logout, and then shows the member who logs in next', async ({
  page,
  site,
}) => {
  const [first, second, third] = [
    await createMember(site),
    await createMember(site),
    await createMember(site, { fname: 'Bola' }),
  ];
  await openAsMember(page, first);
  await page.goto('/dashboard');
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await expectGreeting(other, `Hello, ${first.form.fname} ${first.form.sname}!`);
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);

  await logInHere(page, second);
  await expectGreeting(other, `Hello, ${second.form.fname} ${second.form.sname}!`);
  await logInHere(page, third);
  await expectGreeting(other, `Hello, Bola ${third.form.sname}!`);
});
