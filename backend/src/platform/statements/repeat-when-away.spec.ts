import { expect, it, jest } from '@jest/globals';
import { PAUSES_MS, repeatWhenAway } from './repeat-when-away.js';

const lost = (code: string, message = '') => Object.assign(new Error(message), { code });

/** Work whose connection is lost with each of these errors in turn before it succeeds. */
function workAfter(...errors: Error[]) {
  const work = jest.fn<() => Promise<string>>();
  for (const error of errors) work.mockRejectedValueOnce(error);
  return work.mockResolvedValue('done');
}

/** As many pauses as in production, all of them short. */
const SHORT = PAUSES_MS.map(() => 1);

it('the pauses between attempts get longer and add up to three seconds', () => {
  expect(PAUSES_MS.reduce((sum, pause) => sum + pause)).toBe(3_100);
  expect([...PAUSES_MS].sort((a, b) => a - b)).toEqual(PAUSES_MS);
});

it('work is repeated after any error that ended its connection', async () => {
  const work = workAfter(
    lost('ECONNRESET'),
    lost('ETIMEDOUT', 'read ETIMEDOUT'),
    lost('57P01'),
    lost('', 'Connection terminated unexpectedly'),
    lost('EHOSTUNREACH'),
  );
  expect(await repeatWhenAway(work, SHORT)).toBe('done');
  expect(work).toHaveBeenCalledTimes(6);
});

it('work fails with the last error if no attempt succeeds', async () => {
  const errors = Array.from({ length: PAUSES_MS.length + 1 }, () => lost('ECONNRESET'));
  await expect(repeatWhenAway(workAfter(...errors), SHORT)).rejects.toBe(errors.at(-1));
});

it.each(['08001', '53300', '23505'])(
  'work is not repeated after %s, which a retry would not help',
  async (code) => {
    const work = workAfter(lost(code));
    await expect(repeatWhenAway(work, SHORT)).rejects.toMatchObject({ code });
    expect(work).toHaveBeenCalledTimes(1);
  },
);
