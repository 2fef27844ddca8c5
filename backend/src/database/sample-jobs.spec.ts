import { describe, expect, it } from '@jest/globals';
import { JOB_TEXT_PREVIEW_LENGTH } from '@smash/contract';
import { SAMPLE_JOBS } from './sample-jobs.js';

const LETTER = /[\p{L}\p{N}’-]/u;

const texts = SAMPLE_JOBS.flatMap(({ title, description, responsibility, requirements }) =>
  [description, responsibility, requirements].map((text) => ({ title, text })),
);

describe('the sample jobs', () => {
  it.each(texts.filter(({ text }) => text.length > JOB_TEXT_PREVIEW_LENGTH))(
    'have previews that end with a whole word: $title',
    ({ text }) => {
      const [last = '', next = ''] = text.slice(JOB_TEXT_PREVIEW_LENGTH - 1);
      expect(LETTER.test(last) && LETTER.test(next)).toBe(false);
    },
  );

  it('are six: one closed by hand, one past its deadline, four open', () => {
    expect(SAMPLE_JOBS.filter(({ isActive }) => !isActive)).toHaveLength(1);
    expect(SAMPLE_JOBS.filter(({ deadlineInDays }) => (deadlineInDays ?? 0) < 0)).toHaveLength(1);
    expect(SAMPLE_JOBS).toHaveLength(6);
  });
});
