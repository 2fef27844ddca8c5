import { expect, it, jest } from '@jest/globals';
import { UnavailableException } from '../errors/api-exception.js';
import { BoundedQueue } from './bounded-queue.js';

/** Whether an action is refused at once; false for one that waits. */
const isRefused = (added: Promise<void>): Promise<boolean> =>
  Promise.race([
    added.then(
      () => false,
      (error: unknown) => error instanceof UnavailableException,
    ),
    new Promise<boolean>((resolve) => setImmediate(resolve, false)),
  ]);

it('a full queue refuses an action, runs one at a time, and accepts more afterwards', async () => {
  const queue = new BoundedQueue(1, 2);
  const ends: (() => void)[] = [];
  const action = jest.fn(() => new Promise<void>((end) => ends.push(end)));
  const taken = [queue.add(action), queue.add(action), queue.add(action)];
  expect(await isRefused(queue.add(action))).toBe(true);
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

it('clearing a queue rejects its waiting actions', async () => {
  const queue = new BoundedQueue(1, 2);
  const first = queue.add(() => Promise.resolve('done'));
  const second = queue.add(() => Promise.resolve('done'));
  queue.clear();
  await expect(Promise.allSettled([first, second])).resolves.toMatchObject([
    { status: expect.any(String) },
    { status: 'rejected' },
  ]);
});

it('a queue runs as many actions at once as allowed, and counts waiting ones separately', async () => {
  const queue = new BoundedQueue(2, 1);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const action = jest.fn(() => held);
  const taken = [queue.add(action), queue.add(action), queue.add(action)];
  expect(await isRefused(queue.add(action))).toBe(true);
  expect(action).toHaveBeenCalledTimes(2);
  letGo();
  await Promise.all(taken);
  await queue.add(action);
  expect(action).toHaveBeenCalledTimes(4);
});
