import { describe, expect, it } from '@jest/globals';
import { threeTries } from './three-tries.js';

/** Work that fails so many times before it succeeds. */
function failing(times: number) {
  let tries = 0;
  return {
    tries: () => tries,
    work: () => {
      tries += 1;
      return tries > times ? Promise.resolve('done') : Promise.reject(new Error(`failure ${tries}`));
    },
  };
}

describe('three tries', () => {
  it.each([0, 1, 2])('end well after %d failures', async (times) => {
    const { work, tries } = failing(times);
    expect(await threeTries(work, () => true, [0, 0])).toBe('done');
    expect(tries()).toBe(times + 1);
  });

  it('end with the last failure', async () => {
    await expect(threeTries(failing(3).work, () => true, [0, 0])).rejects.toThrow('failure 3');
  });

  it('are one if the failure stays', async () => {
    await expect(threeTries(failing(3).work, () => false)).rejects.toThrow('failure 1');
  });
});
