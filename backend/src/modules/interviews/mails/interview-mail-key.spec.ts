import { expect, it } from '@jest/globals';
import { likeAnySequence, readKey, writeKey } from './interview-mail-key.js';

const KEY = { id: '0197a3c0-0000-7000-8000-000000000001', sequence: 12, role: 'interviewer' } as const;

it('the key of a mail is read as it was written, after the kind', () => {
  expect(readKey(`interview_moved:${writeKey(KEY)}`)).toEqual(KEY);
});

it('the key of a mail to HR has only the interview', () => {
  expect(readKey(`interview_cancelled:${KEY.id}`)).toEqual({ id: KEY.id });
});

it('the pattern fits mails to one recipient about one interview, of whatever sequence', () => {
  expect(likeAnySequence(writeKey(KEY))).toBe(`${KEY.id}:%:interviewer`);
});
