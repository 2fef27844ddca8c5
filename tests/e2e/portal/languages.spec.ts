import { openScreen } from '../../support/e2e/portal.js';
import { createMessage } from '../../support/e2e/records.js';
import { createAccount } from '../../support/e2e/accounts.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';
import { watchUntranslated } from '../../support/e2e/untranslated.js';
import { threeStages } from '../../support/samples/builders.js';

// `npm run check` finds untranslated texts in components; this test finds those that only a screen shows, such as a word
// made by a rule of the contract. One screen of each kind.

test('every text on one screen of each kind can be translated', async ({ page, api }) => {
  const job = await api.createJob({ stages: threeStages() });
  const application = await api.apply(job.id);
  const { id } = application;
  await createMessage(api);
  await createAccount(api);
  await page.addInitScript(() => localStorage.setItem('RaStoresmash.portal.locale', '"en-XA"'));
  // Only entries about this job: the others depend on the tests before this one.
  const ofJob = encodeURIComponent(JSON.stringify({ object_type: 'job', object_id: String(job.id) }));
  const readUntranslated = watchUntranslated(page);
  const screens = [
    ['', /⟦Job Management Dashboard⟧/],
    [`jobs/${job.id}`, /⟦Stage \d⟧/],
    [`jobs/${job.id}/applications`, /⟦Applied Date⟧/],
    [`jobs/${job.id}/applications/${id}`, /⟦Personal Information⟧/],
    [`jobs/${job.id}/applications/${id}/review`, /⟦Next⟧/],
    [`jobs/${job.id}/board`, /⟦Drag a card/],
    ['interviews', /⟦Nothing⟧/],
    ['figures', /⟦Applications per/],
    ['messages', /⟦Changed⟧|⟦Status⟧/],
    ['mail-templates/create', /⟦Placeholders⟧/],
    [`audit?filter=${ofJob}`, /⟦.*posted.*⟧/],
    ['accounts', /⟦Suspend⟧/],
    ['my-account', /⟦This session⟧/],
    ['imports', /⟦Choose a CSV file/],
    ['tokens', /⟦API tokens⟧/],
  ] as const;
  for (const [path, text] of screens) {
    await openScreen(page, path);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByText(/⟦Loading/)).toHaveCount(0);
    expect.soft({ path, texts: await readUntranslated() }).toEqual({ path, texts: [] });
  }
});
