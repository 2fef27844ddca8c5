import { describe, expect, it, jest } from '@jest/globals';
import type { SubmitOutcome } from '../../../lib/api/submit-application';
import { emptyAnswers } from '../form-values';
import { ATTEMPTS, sendUntilAnswered, type Send } from './send-until-answered';
import { newSubmissionKey } from './submission-key';

const RECEIVED = { type: 'received', receipt: 'SMT-7F3K-9QXA' } as const;
const BROKEN = { type: 'unknown', message: 'The line broke', isUnanswered: true } as const;
const TOO_MANY = { type: 'refused', message: 'Wait', fields: {}, code: 'too_many_requests' } as const;
const REUSED = { type: 'refused', message: 'Used', fields: {}, code: 'idempotency_key_reused' } as const;

async function outcomeOf(answers: readonly SubmitOutcome<string>[], willWait = true) {
  let submission = newSubmissionKey(() => 'first');
  const keys: string[] = [];
  const clear = jest.fn();
  const sendTo: Send<string> = ({ idempotencyKey }) => {
    keys.push(idempotencyKey);
    return Promise.resolve(answers[keys.length - 1] ?? BROKEN);
  };
  const outcome = await sendUntilAnswered({
    answers: emptyAnswers(),
    files: {},
    sendTo,
    draft: { getSubmission: () => submission, saveSubmission: (next) => (submission = next), clear },
    onProgress: () => undefined,
    waitForLine: () => Promise.resolve(willWait),
  });
  return { outcome, keys, isCleared: clear.mock.calls.length > 0, submission };
}

describe('sending a form', () => {
  it('goes on under the same key while the line breaks, and forgets the draft once it is there', async () => {
    const { outcome, keys, isCleared } = await outcomeOf([BROKEN, BROKEN, BROKEN, RECEIVED]);
    expect(outcome).toEqual(RECEIVED);
    expect(keys).toEqual(['first', 'first', 'first', 'first']);
    expect(isCleared).toBe(true);
  });

  it('leaves it to the person after so many attempts, with everything kept', async () => {
    const { outcome, keys, isCleared, submission } = await outcomeOf([]);
    expect(outcome).toEqual(BROKEN);
    expect(keys).toHaveLength(ATTEMPTS);
    expect(isCleared).toBe(false);
    expect(submission).toMatchObject({ key: 'first', lastOutcome: 'unknown' });
  });

  it('ends when the person does not want to wait', async () => {
    expect((await outcomeOf([BROKEN, RECEIVED], false)).keys).toEqual(['first']);
  });

  it.each<SubmitOutcome<string>>([
    { type: 'unknown', message: 'The server has a fault' },
    { type: 'refused', message: 'The job is closed', fields: {} },
  ])('takes an answer for an answer: $message', async (answer) => {
    const { outcome, keys } = await outcomeOf([answer, RECEIVED]);
    expect(outcome).toEqual(answer);
    expect(keys).toEqual(['first']);
  });

  it.each([
    ['unknown', [BROKEN, TOO_MANY]],
    ['refused', [TOO_MANY]],
  ] as const)('leaves it %s whether it arrived when there were too many attempts', async (last, answers) => {
    const { submission } = await outcomeOf(answers);
    expect(submission).toMatchObject({ key: 'first', lastOutcome: last });
  });

  it('is another application when an earlier one had arrived and was edited since', async () => {
    const { outcome, keys } = await outcomeOf([REUSED, RECEIVED]);
    expect(outcome).toEqual(RECEIVED);
    expect(keys[1]).not.toBe('first');
  });
});
