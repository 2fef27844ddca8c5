import { triage } from '../../../support/e2e/review.js';
import { portalTest as test } from '../../../support/e2e/test.js';

test('fifty of sixty pending applications are decided on by keyboard alone, and none is skipped', async ({
  page,
  api,
  site,
}) => {
  await triage(page, api, site, { pending: 60, decided: 50 });
});
