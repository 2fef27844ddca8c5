import { expectStateAccessible } from '../../support/e2e/axe.js';
import { openApplications, openDetails, PORTAL, portalAlert, visit } from '../../support/e2e/portal.js';
import { joinSecondAdministrator } from '../../support/e2e/accounts.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';
import { threeCriteria, threeStages } from '../../support/samples/builders.js';

test('a job can have criteria, and its applications can be rated by keys and in their details', async ({
  page,
  api,
}) => {
  await test.step('an application is rated by keys in a review, and the rating of a colleague is shown only then', async () => {
    const job = await api.createJob({ criteria: threeCriteria(), stages: threeStages() });
    const application = await api.apply(job.id);
    const colleague = await joinSecondAdministrator(api);
    const scores = threeCriteria().map(({ id }, index) => ({ criterion_id: id, score: 4 - index }));
    await colleague.client.PUT('/api/applications/{id}/scorecard', {
      params: { path: { id: application.id } },
      body: { scores, comment: 'A steady hand.' },
    });

    await page.goto(`${PORTAL}jobs/${job.id}/applications/${application.id}/review?position=1`);
    const ratings = page.getByRole('region', { name: 'Ratings' });
    await expect(ratings).toContainText(`${colleague.username} has rated this application.`);
    await expect(ratings).not.toContainText('A steady hand.');
    await page.keyboard.press('r');
    await page.keyboard.press('4');
    await page.keyboard.press('1');
    await page.keyboard.press('0');
    await page.keyboard.press('2');
    await expect(ratings.getByRole('button', { name: 'Save rating' })).toBeFocused();
    await expectStateAccessible(page);
    await page.keyboard.press('Enter');
    await expect(ratings).toContainText('2.7 of 4, rated by 2 people');
    await expect(ratings.getByRole('listitem')).toHaveText([
      /^You.*4 Excellent.*1 Poor.*2 Fair/,
      /A steady hand\./,
    ]);
    await expect(ratings.getByRole('button', { name: 'Change your rating' })).toBeFocused();
    // None of these keys has set a status.
    await expect(page.getByRole('button', { name: /^Pending/ })).toHaveAttribute('aria-pressed', 'true');

    await page.getByLabel('Stage of Adaeze').selectOption({ label: 'Reviewed · Interview' });
    await expect(portalAlert(page, 'is now in Interview')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Reviewed/ })).toHaveAttribute('aria-pressed', 'true');
    await expectStateAccessible(page);

    const filter = encodeURIComponent('{"rating_min":"2","stage":"interview"}');
    await openApplications(page, job.id, `?filter=${filter}`);
    const chips = page.getByRole('list', { name: 'Filters in use' });
    await expect(chips).toContainText('Stage: Interview');
    await expect(chips).toContainText('Rating of 2 or more');
    await page.getByRole('columnheader', { name: 'Rating' }).getByRole('button').click();
    await expect(page).toHaveURL(/sort=rating/);
    await expect(page.getByRole('row').filter({ hasText: 'Okonkwo' })).toContainText('2.7 (2 ratings)');
    await chips.getByRole('button', { name: 'Remove the filter Rating of 2 or more' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Okonkwo' })).toContainText('2.7 (2 ratings)');
  });

  await test.step('criteria and stages are added in the form of a job, and an application is rated in its details', async () => {
    const job = await api.createJob();
    const application = await api.apply(job.id);
    await visit(page, `jobs/${job.id}`);
    await expect(page.getByLabel('Job Title')).toHaveValue(job.title);
    const criteria = page.getByRole('region', { name: 'Criteria' });
    for (const name of ['Knows the city', 'Writes clearly']) {
      await criteria.getByRole('button', { name: 'Add criterion' }).click();
      await expect(criteria.getByRole('textbox').last()).toBeFocused();
      await page.keyboard.type(name);
    }
    await criteria.getByRole('button', { name: 'Move Criterion 2 up' }).click();
    await page.getByRole('button', { name: 'Add stage' }).click();
    await expect(page.getByRole('region', { name: 'Stages' }).getByRole('textbox').last()).toBeFocused();
    await page.keyboard.type('Trial day');
    await page.getByRole('button', { name: 'Update Job' }).click();
    await expect(page.getByRole('heading', { name: 'Job Postings' })).toBeVisible();

    const { data } = await api.client.GET('/api/jobs/{id}', { params: { path: { id: job.id } } });
    expect(data?.stages?.map(({ name }) => name)).toEqual(['Trial day']);

    const details = await openDetails(page, application);
    const ratings = details.getByRole('region', { name: 'Ratings' });
    await ratings.getByRole('button', { name: 'Rate this application' }).click();
    await expect(ratings.getByRole('radiogroup').first()).toHaveAccessibleName('Writes clearly');
    await ratings.getByRole('radiogroup').first().getByText('Good').click();
    await ratings.getByRole('button', { name: 'Save rating' }).click();
    await expect(ratings).toContainText('3.0 of 4, rated by you alone so far');
    await ratings.getByRole('button', { name: 'Withdraw your rating' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(ratings).toContainText('Nobody has rated this application yet.');
  });
});
