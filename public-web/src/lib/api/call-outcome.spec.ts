import { describe, expect, it } from '@jest/globals';
import { outcomeOf } from './call-outcome';

const answered = (status: number, error?: unknown, data?: string) =>
  outcomeOf(Promise.resolve({ data, error, response: new Response(null, { status }) }));

describe('outcomeOf', () => {
  it('returns the data of a success', async () => {
    expect(await answered(200, undefined, 'yes')).toEqual({ isDone: true, data: 'yes' });
    expect(await answered(204)).toEqual({ isDone: true, data: undefined });
  });

  it('returns the message of the server', async () => {
    expect(await answered(429, { detail: 'Too many attempts.', code: 'too_many_requests' })).toEqual({
      isDone: false,
      status: 429,
      message: 'Too many attempts.',
      fields: {},
    });
  });

  it('returns the fields of a refusal', async () => {
    const detail = [{ loc: ['body', 'email'], msg: 'Please enter a valid email address', type: 'email' }];
    expect(await answered(422, { detail })).toEqual({
      isDone: false,
      status: 422,
      message: 'Please check the marked fields.',
      fields: { email: 'Please enter a valid email address' },
    });
  });

  it.each([[undefined], ['<h1>Bad Gateway</h1>'], [{ detail: 7 }]])(
    'returns its own message for the body %j',
    async (body) => {
      expect(await answered(502, body)).toMatchObject({ message: expect.stringContaining('try again') });
    },
  );

  it('never rejects', async () => {
    expect(await outcomeOf(Promise.reject(new TypeError('Failed to fetch')))).toMatchObject({
      isDone: false,
      message: expect.stringContaining('connection'),
    });
  });
});
