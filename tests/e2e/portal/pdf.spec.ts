import { wholeBrowser } from '../../support/e2e/browsers.js';
import { displayedPdf } from '../../support/e2e/files.js';
import { decryptDetails } from '../../support/e2e/portal.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';
import { samplePdf } from '../../support/samples/files.js';

test.use(wholeBrowser);

test('a PDF is displayed by the viewer of the browser, byte for byte', async ({ page, api }) => {
  const job = await api.createJob();
  const pdf = await samplePdf('Cover letter');
  const coverLetterFile = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: pdf };
  await decryptDetails(page, await api.apply(job.id, { coverLetterFile }));
  const shown = await displayedPdf(page, () =>
    page.getByRole('button', { name: 'View cover letter' }).click(),
  );
  expect(shown.equals(pdf)).toBe(true);
});
