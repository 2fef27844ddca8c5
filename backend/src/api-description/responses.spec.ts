import { describe, expect, it } from '@jest/globals';
import { describeResponses } from './responses.js';
import type { Described, DescribedOperation } from './described.js';

type Operation = Partial<DescribedOperation> & { 'x-any-query'?: boolean };

/** The responses of a route that refuses no query, unless the operation says otherwise. */
const described = (operation: Operation) => {
  const whole: DescribedOperation & Operation = {
    'x-any-query': true,
    operationId: 'getThing',
    responses: {},
    ...operation,
  };
  const document: Described = {
    openapi: '3.1.1',
    info: {},
    paths: { '/api/things': { get: whole } },
    components: { schemas: { PasswordDto: { properties: { password: { type: 'string' } } } } },
  };
  describeResponses(document);
  return whole.responses;
};
const bare = { description: '' };
const statusesOf = (operation: Operation) => Object.keys(described(operation));
const LIMIT = ['RateLimit', 'RateLimit-Policy'];
const headersOf = (operation: Operation) =>
  Object.fromEntries(
    Object.entries(described(operation)).map(([status, { headers = {} }]) => [status, Object.keys(headers)]),
  );

describe('the described responses of an operation', () => {
  it('have a description for each status', () => {
    const { 201: made, 404: unknown } = described({ responses: { 201: bare, 404: bare } });
    expect([made?.description, unknown?.description]).toEqual([
      'Created; the body is the new record',
      'Not Found',
    ]);
  });

  it('say only once what two decorators say', () => {
    const { 403: refused } = described({
      responses: { 403: { description: 'Refused\n\nRefused\n\nBlocked' } },
    });
    expect(refused?.description).toBe('Refused\n\nBlocked');
  });

  it('have JSON errors, even where a success returns a file', () => {
    const answers = described({ responses: { 200: bare, 404: { ...bare, content: { 'text/csv': {} } } } });
    expect(Object.keys(answers['404']?.content ?? {})).toEqual(['application/json']);
  });

  it('show the example error of their status, unless they declare a body', () => {
    const own = { 'application/json': { schema: { type: 'object' } } };
    const answers = described({ responses: { 401: bare, 409: bare, 429: { ...bare, content: own } } });
    const examples = Object.entries(answers).map(([status, { content = {} }]) => [
      status,
      (content['application/json'] as { examples?: object }).examples,
    ]);
    expect(Object.fromEntries(examples)).toEqual({
      401: { error: { $ref: '#/components/examples/Error401' } },
      409: undefined,
      429: undefined,
    });
  });

  it('include 4XX for an unreadable request if no other error is possible', () => {
    expect(statusesOf({ responses: { 200: bare } })).toEqual(['200', '4XX']);
    expect(statusesOf({ responses: { 200: bare, 404: bare } })).toEqual(['200', '404']);
  });

  it('include 422 if the route refuses unknown queries', () => {
    expect(statusesOf({ 'x-any-query': false, responses: { 200: bare } })).toEqual(['200', '422']);
  });

  it('include 429 if the body has a password, as attempts are counted', () => {
    const schema = { $ref: '#/components/schemas/PasswordDto' };
    const requestBody = { content: { 'application/json': { schema } } };
    expect(statusesOf({ requestBody, responses: { 204: bare } })).toEqual(['204', '429']);
  });

  it('declare Retry-After for 429 and 503', () => {
    expect(headersOf({ responses: { 200: bare, 429: bare, 503: bare } })).toEqual({
      200: [],
      429: ['Retry-After'],
      503: ['Retry-After'],
    });
  });

  it('declare an ETag for 200 and 304 if the route returns 304', () => {
    expect(headersOf({ responses: { 200: bare, 304: bare, 404: bare } })).toEqual({
      200: ['ETag'],
      304: ['ETag'],
      404: [],
    });
  });

  it('declare the rate limit of API tokens where a token can be used', () => {
    const responses = { 200: bare, 401: bare };
    const security = [{ bearer: [] }];
    const limited = { 200: LIMIT, 401: [], 429: ['Retry-After', ...LIMIT] };
    const unlimited = { 200: [], 401: [] };
    expect(headersOf({ responses, security, 'x-permission': 'applications.read' })).toEqual(limited);
    expect(headersOf({ responses, security: [...security, {}] })).toEqual(limited);
    expect(headersOf({ responses, security, 'x-permission': 'tokens.manage' })).toEqual(unlimited);
    expect(headersOf({ responses, security: [{ member: [] }] })).toEqual(unlimited);
    const { 429: tooMany } = described({ responses, security });
    expect(tooMany).toMatchObject({
      description: 'Too many requests or attempts; wait for the seconds in Retry-After',
      content: { 'application/json': { examples: { error: { $ref: '#/components/examples/Error429' } } } },
    });
  });
});
