import { describe, expect, it } from '@jest/globals';
import { NO_JOB_FACTS } from './job-facts/job-facts.js';
import { completeJob, isJobOpen, mailsDecision, postedAt } from './job.js';

describe('isJobOpen', () => {
  it.each([
    [true, null, '2026-11-20T12:00:00Z', true],
    [false, null, '2026-11-20T12:00:00Z', false],
    [false, '2030-01-01', '2026-11-20T12:00:00Z', false],
    [true, '2026-11-20', '2026-11-20T22:59:59Z', true],
    [true, '2026-11-20', '2026-11-20T23:00:00Z', false],
    [true, '2026-11-19', '2026-11-20T12:00:00Z', false],
  ])('active %s, deadline %s, at %s: %s', (is_active, application_deadline, now, expected) => {
    expect(isJobOpen({ is_active, application_deadline }, new Date(now))).toBe(expected);
  });
});

describe('postedAt', () => {
  it('is when the draft was published, or else when the job was created', () => {
    expect(postedAt({ posted_at: '2026-11-20T12:00:00Z', created_at: '2026-11-01T12:00:00Z' })).toBe(
      '2026-11-20T12:00:00Z',
    );
    expect(postedAt({ created_at: '2026-11-01T12:00:00Z' })).toBe('2026-11-01T12:00:00Z');
  });
});

describe('completeJob', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const job = { is_active: true, application_deadline: '2026-11-19' };

  it('takes is_open from the server', () => {
    expect(completeJob({ ...job, is_open: true }, now)).toEqual({
      ...NO_JOB_FACTS,
      ...job,
      is_open: true,
      questions: [],
      status_mails: [],
    });
  });

  it('derives is_open from the switch and the deadline if the server does not send it', () => {
    expect(completeJob(job, now).is_open).toBe(false);
    expect(completeJob({ is_active: true }, now).is_open).toBe(true);
    expect(completeJob({ is_active: false }, now).is_open).toBe(false);
  });
});

describe('mailsDecision', () => {
  it.each([
    [[], false],
    [['reviewed', 'accepted'], false],
    [['rejected', 'accepted'], true],
  ] as const)('of a job that mails %j is %j', (statuses, isPromised) => {
    expect(mailsDecision({ status_mails: statuses.map((status) => ({ status })) })).toBe(isPromised);
  });
});
