import { expect, it, jest } from '@jest/globals';
import { makeOnce } from './idempotency-key.js';

/** Finds these answers in turn. */
function found(...answers: (string | null)[]) {
  const find = jest.fn<() => Promise<string | null>>();
  for (const answer of answers) find.mockResolvedValueOnce(answer);
  return find;
}

it('is made once for a key: a repetition gets what was made', async () => {
  const make = jest.fn(() => Promise.resolve('second'));
  expect(await makeOnce('key', found('first'), make)).toBe('first');
  expect(make).not.toHaveBeenCalled();
});

it('is what the first of two simultaneous requests made, when the second could not write the key', async () => {
  expect(await makeOnce('key', found(null, 'first'), () => Promise.resolve('second'))).toBe('first');
});

it('is what the first of two simultaneous requests made, when the second found nothing left to do', async () => {
  const nothingLeft = () => Promise.reject(new Error('nothing to do'));
  expect(await makeOnce('key', found(null, 'first'), nothingLeft)).toBe('first');
  await expect(makeOnce('key', found(null, null), nothingLeft)).rejects.toThrow('nothing to do');
});

it('is made by the first of two simultaneous requests, while the second waits', async () => {
  const kept: string[] = [];
  const find = () => Promise.resolve(kept[0] ?? null);
  const make = jest.fn(async () => {
    await Promise.resolve();
    kept.push('first');
    return 'first';
  });
  expect(await Promise.all([makeOnce('key', find, make), makeOnce('key', find, make)])).toEqual([
    'first',
    'first',
  ]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('is made by the second request when the first failed, and each time without a key', async () => {
  const find = () => Promise.resolve(null);
  const make = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away'));
  make.mockResolvedValue('made');
  const both = await Promise.allSettled([makeOnce('key', find, make), makeOnce('key', find, make)]);
  expect(both).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'made' }]);
  await Promise.all([makeOnce(null, find, make), makeOnce(null, find, make)]);
  expect(make).toHaveBeenCalledTimes(4);
});
