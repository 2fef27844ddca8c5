import { expect, it, jest } from '@jest/globals';
import { UnavailableException } from '../../../platform/errors/api-exception.js';
import { BoundedQueue } from './bounded-queue.js';

it('sends away who comes when as many wait as may, does one thing at a time, and takes others then', async () => {
  const queue = new BoundedQueue(2);
  const ends: (() => void)[] = [];
  const action = jest.fn(() => new Promise<void>((end) => ends.push(end)));
  const taken = [queue.add(action), queue.add(action), queue.add(action)];
  await expect(queue.add(action)).rejects.toBeInstanceOf(UnavailableException);
  expect(action).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await taken[0];
  const later = queue.add(action);
  for (const one of [...taken.slice(1), later]) {
    while (ends.length < action.mock.calls.length) await Promise.resolve();
    ends.at(-1)?.();
    await one;
  }
  expect(action).toHaveBeenCalledTimes(4);
});

it('tells those who wait when it ends', async () => {
  const queue = new BoundedQueue(2);
  const first = queue.add(() => Promise.resolve('done'));
  const second = queue.add(() => Promise.resolve('done'));
  queue.clear();
  await expect(Promise.allSettled([first, second])).resolves.toMatchObject([
    { status: expect.any(String) },
    { status: 'rejected' },
  ]);
});
