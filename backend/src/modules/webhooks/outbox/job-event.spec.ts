import { describe, expect, it } from '@jest/globals';
import { jobEvent } from './job-event.js';

describe('the event of a changed job', () => {
  it.each([
    [undefined, 'open', 'job.posted', 'open'],
    [undefined, 'closed', undefined, undefined],
    [undefined, 'draft', undefined, undefined],
    [undefined, 'deleted', undefined, undefined],
    ['open', 'open', 'job.changed', 'open'],
    ['open', 'closed', 'job.closed', 'closed'],
    ['open', 'draft', 'job.closed', 'closed'],
    ['open', 'deleted', 'job.deleted', undefined],
    ['closed', 'open', 'job.posted', 'open'],
    ['closed', 'closed', 'job.changed', 'closed'],
    ['closed', 'draft', undefined, 'closed'],
    ['closed', 'deleted', 'job.deleted', undefined],
  ] as const)('last told as %s and now %s: %s', (told, now, type, toldNext) => {
    expect(jobEvent(told, now)).toEqual({ type, told: toldNext });
  });
});
