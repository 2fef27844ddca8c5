import { expect, it } from '@jest/globals';
import { JOB } from './job-record';

it('a delay of one hour is told as one', () => {
  const { show } = JOB.fields.find(({ source }) => source === 'status_mails') ?? {};
  expect(
    show?.([
      { status: 'accepted', delay_hours: 1 },
      { status: 'rejected', delay_hours: 24 },
    ]),
  ).toBe('Accepted: after 1 hour\nRejected: after 24 hours');
});
