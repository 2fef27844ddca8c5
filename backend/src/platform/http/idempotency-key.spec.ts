import { expect, it, jest } from '@jest/globals';
import { makeOnce } from './idempotency-key.js';

/** Finds what was made first, once it has been. */
function found(...answers: (string | null)[]) {
  const find = jest.fn<() => Promise<string | null>>();
  for (const answer of answers) find.mockResolvedValueOnce(answer);
  return find;
}

it('is made once for a key: a repetition gets what was made', async () => {
  const make = jest.fn(() => Promise.resolve('second'));
  expect(await makeOnce(found('first'), make)).toBe('first');
  expect(make).not.toHaveBeenCalled();
});

it('is what the first of two at once has made, whose key the second could not write', async () => {
  expect(await makeOnce(found(null, 'first'), () => Promise.resolve('second'))).toBe('first');
});

it('is what the first of two at once has made, who left nothing for the second to do', async () => {
  const nothingLeft = () => Promise.reject(new Error('nothing to do'));
  expect(await makeOnce(found(null, 'first'), nothingLeft)).toBe('first');
  await expect(makeOnce(found(null, null), nothingLeft)).rejects.toThrow('nothing to do');
});
