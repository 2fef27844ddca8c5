import { describe, expect, it } from '@jest/globals';
import type { ApplicationStatus, StatusMail } from '@smash/contract';
import { planStatusMails } from './plan-status-mails.js';

const rejection: StatusMail = { status: 'rejected', template_id: 3, delay_hours: 24 };
const settings = new Map([
  [1, [rejection]],
  [2, []],
]);
const applicant = (overrides: object = {}) => ({
  jobId: 1,
  email: 'ada@example.com',
  status: 'rejected' as ApplicationStatus,
  toldStatus: null as ApplicationStatus | null,
  withdrawnAt: null as Date | null,
  ...overrides,
});

describe('planStatusMails', () => {
  it.each([
    ['who has the status', applicant(), 1],
    ['who was told of another status', applicant({ toldStatus: 'accepted' }), 1],
    ['nobody with a status that the job does not mail', applicant({ status: 'accepted' }), 0],
    ['nobody of a job that mails nothing', applicant({ jobId: 2 }), 0],
    ['nobody who was told already', applicant({ toldStatus: 'rejected' }), 0],
    ['nobody who has withdrawn', applicant({ withdrawnAt: new Date(0) }), 0],
  ])('mails %s', (_, one, count) => {
    expect(planStatusMails([one], settings)).toEqual(
      count === 1 ? [{ mail: rejection, recipients: [one] }] : [],
    );
  });

  it('mails an address only once, about the newest of its applications', () => {
    const newest = applicant({ email: ' ADA@example.com' });
    const [planned] = planStatusMails([newest, applicant()], settings);
    expect(planned?.recipients).toEqual([newest]);
  });
});
