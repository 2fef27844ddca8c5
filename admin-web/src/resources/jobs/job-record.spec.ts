import { expect, it } from '@jest/globals';
import { differences } from '../../components/editing/record-type';
import { describeStatusMail } from './describe-status-mail';
import { JOB } from './job-record';

it('a delay of one hour is in the singular', () => {
  const after = (delay_hours: number) =>
    describeStatusMail({ status: 'accepted', template_id: 1, delay_hours });
  expect([after(1), after(24)]).toEqual(['Accepted: after 1 hour', 'Accepted: after 24 hours']);
});

it('jobs with different mail templates differ', () => {
  const withTemplate = (template_id: number) => ({
    status_mails: [{ status: 'rejected', template_id, delay_hours: 24 }],
  });
  expect(differences(JOB, withTemplate(1), withTemplate(1))).toEqual([]);
  expect(differences(JOB, withTemplate(1), withTemplate(2))).toMatchObject([{ source: 'status_mails' }]);
});

it('differing amounts are found and formatted', () => {
  const [amount] = differences(JOB, { salary_min: 400_000 }, { salary_min: 350_000 });
  expect(amount).toMatchObject({ source: 'salary_min', theirs: '400,000', mine: '350,000' });
  expect(differences(JOB, { salary_max: 1 }, { salary_max: null })).toMatchObject([{ mine: '' }]);
});
