import { expect, it, jest } from '@jest/globals';
import { makeOnce } from './idempotency-key.js';

/** Finds these answers in turn. */
function found(...answers: (string | null)[]) {
  const find = jest.fn<() => Promise<string | null>>();
  for (const answer of answers) find.mockResolvedValueOnce(answer);
  return find;
}

it('a repeated request with the same key gets what the first one made', async () => {
  const make = jest.fn(() => Promise.resolve('second'));
  expect(await makeOnce('key', found('first'), make)).toBe('first');
  expect(make).not.toHaveBeenCalled();
});

it('the second of two simultaneous requests gets the result of the first if it could not write the key', async () => {
  expect(await makeOnce('key', found(null, 'first'), () => Promise.resolve('second'))).toBe('first');
});

it('the second of two simultaneous requests gets the result of the first if it found nothing left to do', async () => {
  const nothingLeft = () => Promise.reject(new Error('nothing to do'));
  expect(await makeOnce('key', found(null, 'first'), nothingLeft)).toBe('first');
  await expect(makeOnce('key', found(null, null), nothingLeft)).rejects.toThrow('nothing to do');
});

it('the second of two simultaneous requests in a process waits for the first', async () => {
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

it('a second request runs if the first failed, and every request without a key runs', async () => {
  const find = () => Promise.resolve(null);
  const make = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away'));
  make.mockResolvedValue('made');
  const both = await Promise.allSettled([makeOnce('key', find, make), makeOnce('key', find, make)]);
  expect(both).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'made' }]);
  await Promise.all([makeOnce(null, find, make), makeOnce(null, find, make)]);
  expect(make).toHaveBeenCalledTimes(4);
});
