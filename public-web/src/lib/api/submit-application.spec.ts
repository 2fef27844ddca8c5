import { MESSAGES } from '@smash/contract';
import { describe, expect, it } from '@jest/globals';
import { describeResponse } from './submit-application';

describe('describeResponse', () => {
  it('counts a server error as unknown, as the application may have been stored', () => {
    expect(describeResponse(503, { detail: 'Please try again in a minute', code: 'unavailable' })).toEqual({
      type: 'unknown',
      message: 'Please try again in a minute',
    });
  });

  it('uses the general message for a foreign response, such as an error page of a proxy', () => {
    expect(describeResponse(502, '<h1>Bad Gateway</h1>')).toEqual({
      type: 'unknown',
      message: MESSAGES.submitFailed,
    });
  });

  it('counts a success without a receipt as a broken connection', () => {
    expect(describeResponse(201, undefined)).toEqual({
      type: 'unknown',
      message: MESSAGES.submitFailed,
      isUnanswered: true,
    });
  });

  it('returns the fields and the code of a refusal', () => {
    const body = {
      detail: [{ loc: ['body', 'email'], msg: 'Please enter a valid email address', type: 'format' }],
      code: 'validation_error',
    };
    expect(describeResponse(422, body)).toEqual({
      type: 'refused',
      message: 'Please enter a valid email address',
      fields: { email: 'Please enter a valid email address' },
      code: 'validation_error',
    });
  });

  it('returns the message about too many attempts', () => {
    expect(describeResponse(429, { detail: 'Too many tries', code: 'rate_limited' })).toMatchObject({
      type: 'refused',
      message: 'Too many tries',
    });
  });
});
