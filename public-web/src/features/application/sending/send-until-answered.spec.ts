import { describe, expect, it, jest } from '@jest/globals';
import type { SubmitOutcome } from '../../../lib/api/submit-application';
import { emptyAnswers } from '../form-values';
import { ATTEMPTS, sendUntilAnswered, type Send } from './send-until-answered';
import { newSubmissionKey } from './submission-key';

const RECEIVED = { type: 'received', receipt: 'SMT-7F3K-9QXA' } as const;
const BROKEN = { type: 'unknown', message: 'The line broke', isUnanswered: true } as const;
const TOO_MANY = { type: 'refused', message: 'Wait', fields: {}, code: 'too_many_requests' } as const;
const REUSED = { type: 'refused', message: 'Used', fields: {}, code: 'idempotency_key_reused' } as const;

async function outcomeOf(answers: readonly SubmitOutcome<string>[], willWait = true, files = {}) {
  let submission = newSubmissionKey(() => 'first');
  const keys: string[] = [];
  const clear = jest.fn();
  const sendTo: Send<string> = ({ idempotencyKey }) => {
    keys.push(idempotencyKey);
    return Promise.resolve(answers[keys.length - 1] ?? BROKEN);
  };
  const outcome = await sendUntilAnswered({
    answers: emptyAnswers(),
    files,
    sendTo,
    draft: { getSubmission: () => submission, saveSubmission: (next) => (submission = next), clear },
    onProgress: () => undefined,
    waitForLine: () => Promise.resolve(willWait),
  });
  return { outcome, keys, isCleared: clear.mock.calls.length > 0, submission };
}

describe('sending a form', () => {
  it('is repeated with the same key while the connection breaks, and clears the draft in the end', async () => {
    const { outcome, keys, isCleared } = await outcomeOf([BROKEN, BROKEN, BROKEN, RECEIVED]);
    expect(outcome).toEqual(RECEIVED);
    expect(keys).toEqual(['first', 'first', 'first', 'first']);
    expect(isCleared).toBe(true);
  });

  it('gives up after the last attempt and keeps everything', async () => {
    const { outcome, keys, isCleared, submission } = await outcomeOf([]);
    expect(outcome).toEqual(BROKEN);
    expect(keys).toHaveLength(ATTEMPTS);
    expect(isCleared).toBe(false);
    expect(submission).toMatchObject({ key: 'first', lastOutcome: 'unknown' });
  });

  it('ends once a file can no longer be read', async () => {
    const file = new File(['%PDF'], 'cv.pdf');
    file.slice = () =>
      ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) as unknown as Blob;
    const { outcome, keys } = await outcomeOf([], true, { cv_file: file });
    expect(outcome).toEqual(BROKEN);
    expect(keys).toEqual(['first']);
  });

  it('ends if the applicant does not want to wait', async () => {
    expect((await outcomeOf([BROKEN, RECEIVED], false)).keys).toEqual(['first']);
  });

  it.each<SubmitOutcome<string>>([
    { type: 'unknown', message: 'The server has a fault' },
    { type: 'refused', message: 'The job is closed', fields: {} },
  ])('is not repeated after the response "$message"', async (answer) => {
    const { outcome, keys } = await outcomeOf([answer, RECEIVED]);
    expect(outcome).toEqual(answer);
    expect(keys).toEqual(['first']);
  });

  it.each([
    ['unknown', [BROKEN, TOO_MANY]],
    ['refused', [TOO_MANY]],
  ] as const)('has the outcome %s if the limit of attempts is reached', async (last, answers) => {
    const { submission } = await outcomeOf(answers);
    expect(submission).toMatchObject({ key: 'first', lastOutcome: last });
  });

  it('uses a new key if an earlier version with that key had arrived', async () => {
    const { outcome, keys } = await outcomeOf([REUSED, RECEIVED]);
    expect(outcome).toEqual(RECEIVED);
    expect(keys[1]).not.toBe('first');
  });
});
