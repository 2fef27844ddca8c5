import { describe, expect, it } from '@jest/globals';
import { UnavailableException } from '../errors/api-exception.js';
import { boundedQueue } from './hashing-queue.js';

describe('a queue of so many', () => {
  it('refuses who comes when it is full, and takes others again when it is not', async () => {
    const run = boundedQueue(2, 3);
    let letGo: (result: string) => void = () => undefined;
    const held = new Promise<string>((resolve) => (letGo = resolve));
    const taken = Array.from({ length: 2 }, () => run(() => held));
    // Those that run wait no longer.
    await Promise.resolve();
    taken.push(...Array.from({ length: 3 }, () => run(() => held)));
    await expect(run(() => held)).rejects.toThrow(UnavailableException);
    letGo('done');
    expect(await Promise.all(taken)).toEqual(Array.from({ length: 5 }, () => 'done'));
    expect(await run(() => Promise.resolve('later'))).toBe('later');
  });
});
