import { describe, expect, it } from '@jest/globals';
import { describeSubmitFailure, fieldMessages } from './error-detail.js';

describe('describeSubmitFailure', () => {
  it.each([
    [{ detail: 'Applications Closed' }, 'Applications Closed'],
    [{ detail: [{ msg: 'One' }, { loc: ['body'] }, { msg: 'Two' }] }, 'One, Validation error, Two'],
    [{ detail: [{ msg: '' }] }, 'Validation error'],
    [{ detail: { message: 'Told by an object' } }, 'Told by an object'],
    [{ detail: { message: { code: 7 } } }, 'An error occurred'],
    [{ detail: { message: '' } }, 'An error occurred'],
    [{ detail: [] }, 'An error occurred'],
    [{ detail: ' ' }, 'An error occurred'],
    [{ detail: '' }, 'Failed to submit application. Please try again.'],
    [{ detail: 42 }, 'Failed to submit application. Please check your inputs.'],
    [{}, 'Failed to submit application. Please try again.'],
    ['<html>', 'Failed to submit application. Please try again.'],
    [undefined, 'Failed to submit application. Please try again.'],
  ])('%j: %s', (body, message) => {
    expect(describeSubmitFailure(body)).toBe(message);
  });
});

it('describeSubmitFailure returns the text of the form for a body without a detail', () => {
  expect(describeSubmitFailure('<html>', 'Not sent')).toBe('Not sent');
});

describe('fieldMessages', () => {
  it('returns the first message of each field', () => {
    const detail = [
      { loc: ['body', 'email'], msg: 'First', type: 'a' },
      { loc: ['body', 'email'], msg: 'Second', type: 'b' },
      { loc: ['body'], msg: 'No field', type: 'c' },
    ];
    expect(fieldMessages({ detail })).toEqual({ email: 'First' });
  });

  it('returns nothing for a text', () => {
    expect(fieldMessages({ detail: 'No' })).toEqual({});
  });
});
