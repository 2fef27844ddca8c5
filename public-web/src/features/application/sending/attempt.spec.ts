import { beforeEach, describe, expect, it } from '@jest/globals';
import { beginAttempt, contentFingerprint, markRefused } from './attempt';
import { newSubmissionKey } from './submission-key';

let made: number;
const makeKey = () => `key-${(made += 1)}`;

beforeEach(() => {
  made = 0;
});

describe('the idempotency key of an application', () => {
  it('stays the same for a retry after an unanswered attempt', () => {
    const first = beginAttempt(newSubmissionKey(makeKey), 'content', makeKey);
    expect(beginAttempt(first, 'content', makeKey).key).toBe(first.key);
  });

  it('stays the same for other content after an unanswered attempt', () => {
    const first = beginAttempt(newSubmissionKey(makeKey), 'content', makeKey);
    expect(beginAttempt(first, 'other content', makeKey).key).toBe(first.key);
  });

  it('changes for other content after a refusal', () => {
    const refused = markRefused(beginAttempt(newSubmissionKey(makeKey), 'content', makeKey));
    expect(beginAttempt(refused, 'other content', makeKey).key).not.toBe(refused.key);
  });

  it('stays the same for the same content after a refusal', () => {
    const refused = markRefused(beginAttempt(newSubmissionKey(makeKey), 'content', makeKey));
    expect(beginAttempt(refused, 'content', makeKey).key).toBe(refused.key);
  });

  it('has an unknown outcome until the attempt is answered', () => {
    expect(beginAttempt(newSubmissionKey(makeKey), 'content', makeKey).lastOutcome).toBe('unknown');
  });
});

describe('contentFingerprint', () => {
  const answers = { email: 'ada@example.com', phone: '0803 000 0000' };
  const cv = { name: 'cv.pdf', size: 1000, lastModified: 1 };

  it('does not depend on the order of the answers', () => {
    expect(contentFingerprint({ phone: answers.phone, email: answers.email }, { cv })).toBe(
      contentFingerprint(answers, { cv }),
    );
  });

  it.each([
    ['an answer', contentFingerprint({ ...answers, phone: '0803 000 0001' }, { cv })],
    ['a file name', contentFingerprint(answers, { cv: { ...cv, name: 'cv-2.pdf' } })],
    ['a file size', contentFingerprint(answers, { cv: { ...cv, size: 1001 } })],
    ['a missing file', contentFingerprint(answers, {})],
    ['a second file', contentFingerprint(answers, { cv, letter: cv })],
  ])('changes with %s', (_what, fingerprint) => {
    expect(fingerprint).not.toBe(contentFingerprint(answers, { cv }));
  });
});
