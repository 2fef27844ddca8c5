import { expect, it } from '@jest/globals';
import { MESSAGES } from '@smash/contract';
import { failureDetail, toHttpError } from './api-failure';

it.each([{}, { detail: '' }, { detail: 7 }])('%j has no sentence of the server to show', (body) => {
  const failure = toHttpError(500, body);
  expect(failureDetail(failure)).toBeUndefined();
  expect(failure.message).toBe(MESSAGES.unknownError);
});

it('the server’s own sentence is shown', () => {
  expect(failureDetail(toHttpError(409, { detail: 'Ngozi saved changes' }))).toBe('Ngozi saved changes');
});
