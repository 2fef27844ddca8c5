import { expect, it } from '@jest/globals';
import { MESSAGES } from '@smash/contract';
import { failureDetail, replaces, toHttpError } from './api-failure';

it.each([{}, { detail: '' }, { detail: 7 }])(
  'a failure with the body %j has no message of the server',
  (body) => {
    const failure = toHttpError(500, body);
    expect(failureDetail(failure)).toBeUndefined();
    expect(failure.message).toBe(MESSAGES.unknownError);
  },
);

it('a failure shows the message of the server', () => {
  expect(failureDetail(toHttpError(409, { detail: 'Ngozi saved changes' }))).toBe('Ngozi saved changes');
});

it.each([
  ['nothing', undefined, {}, false],
  ['no answer', new TypeError('Failed to fetch'), {}, false],
  ['too many requests', toHttpError(429, {}), {}, false],
  ['no answer where nothing was read', new TypeError('Failed to fetch'), undefined, true],
  ['what is gone', toHttpError(404, {}), {}, true],
  ['what may not be seen any more', toHttpError(403, {}), {}, true],
])('%s is shown instead of the loaded data: %#', (_, error, data, isShown) => {
  expect(replaces(error, data)).toBe(isShown);
});
