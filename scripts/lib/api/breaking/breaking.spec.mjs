import { describe, expect, it } from '@jest/globals';
import { findBreaks } from './operations.mjs';
import { findBreaksSince } from './released.mjs';

const json = (schema) => ({ content: { 'application/json': { schema } } });
const object = (properties, required = Object.keys(properties)) => ({ type: 'object', properties, required });
const text = { type: 'string' };

const operation = (changes = {}) => ({
  operationId: 'saveThing',
  security: [{ bearer: [] }],
  parameters: [{ name: 'sort', in: 'query', schema: { type: 'string', enum: ['name', 'age'] } }],
  requestBody: { required: true, ...json(object({ name: text })) },
  responses: { 200: json(object({ id: { type: 'integer' }, name: text })), 422: json(text) },
  ...changes,
});
/** @type {(changes?: object, more?: Record<string, any>) => Record<string, any>} */
const document = (changes, { path = '/things/', schemas = {}, ...rest } = {}) => ({
  paths: { [path]: { put: operation(changes) } },
  components: { schemas },
  ...rest,
});
const breaks = (before, now) => findBreaks(document(before), document(now));
const asked = (schema) => ({ requestBody: { required: true, ...json(schema) } });
const answered = (schema) => ({ responses: { 200: json(schema) } });

describe('a breaking change', () => {
  it('is not reported if nothing but a final slash or the name of a path parameter differs', () => {
    expect(breaks({}, {})).toEqual([]);
    expect(findBreaks(document(), document({}, { path: '/things' }))).toEqual([]);
    const [old, renamed] = ['/things/{id}', '/things/{thing_id}'].map((path) => document({}, { path }));
    expect(findBreaks(old, renamed)).toEqual([]);
  });

  it('is the removal or renaming of an operation', () => {
    expect(findBreaks(document(), { paths: {} })).toEqual(['PUT /things/: the operation was removed']);
    expect(breaks({}, { operationId: 'storeThing' })).toEqual([
      'PUT /things/: the operationId is now storeThing',
    ]);
  });

  it.each([
    [
      'a security scheme that is no longer accepted',
      { security: [{ member: [] }] },
      'the security scheme bearer is no longer accepted',
    ],
    ['a removed parameter', { parameters: [] }, 'the parameter sort was removed'],
    [
      'a new required parameter',
      {
        parameters: [...operation().parameters, { name: 'zone', in: 'query', required: true, schema: text }],
      },
      'the new parameter zone is required',
    ],
    [
      'a parameter that becomes required',
      { parameters: [{ ...operation().parameters[0], required: true }] },
      'the parameter sort is now required',
    ],
    [
      'a removed value of a parameter',
      { parameters: [{ name: 'sort', in: 'query', schema: { type: 'string', enum: ['name'] } }] },
      'sort: the value "age" may be sent but is not expected',
    ],
    ['a removed request body', { requestBody: undefined }, 'the request body was removed'],
    [
      'a request body of another media type',
      { requestBody: { required: true, content: { 'text/csv': { schema: text } } } },
      'the media type application/json was removed',
    ],
    ['a removed response', { responses: { 204: {} } }, 'the response 200 was removed'],
  ])('is %s', (_, now, found) => {
    expect(breaks({}, now)).toEqual([`PUT /things/: ${found}`]);
  });

  it('is a request body that becomes required', () => {
    expect(breaks({ requestBody: undefined }, {})).toEqual(['PUT /things/: a request body is now required']);
    expect(breaks({ requestBody: json(text) }, asked(text))).toEqual([
      'PUT /things/: a request body is now required',
    ]);
  });

  it('is an operation that visitors can no longer call', () => {
    const found = ['PUT /things/: authentication is now required'];
    expect(breaks({ security: [] }, {})).toEqual(found);
    expect(breaks({ security: [{}, { bearer: [] }] }, {})).toEqual(found);
  });

  it.each([
    ['a new required field', object({ name: text, age: text }), 'age: is now required'],
    ['a removed field', object({}), 'name: is no longer accepted'],
    [
      'another type',
      object({ name: { type: 'integer' } }),
      'name: string may be sent where integer is expected',
    ],
    [
      'a list of values where any value was accepted',
      object({ name: { ...text, enum: ['a'] } }),
      'name: any value may be sent where only certain values are expected',
    ],
    ['a new upper limit', object({ name: { ...text, maxLength: 5 } }), 'name: maxLength is now stricter (5)'],
    ['a new lower limit', object({ name: { ...text, minLength: 1 } }), 'name: minLength is now stricter (1)'],
    ['a new pattern', object({ name: { ...text, pattern: '^a' } }), 'name: pattern is now stricter (^a)'],
    [
      'a new format',
      object({ name: { ...text, format: 'uuid' } }),
      'name: the format uuid is expected but not guaranteed',
    ],
  ])('in a request body is %s', (_, schema, found) => {
    expect(breaks({}, asked(schema))).toEqual([`PUT /things/: ${found}`]);
  });

  const thing = { id: { type: 'integer' }, name: text };
  it.each([
    ['a removed field', object({ id: { type: 'integer' } }), 'name: was removed'],
    ['a field that becomes optional', object(thing, ['id']), 'name: may now be missing'],
    [
      'a field that may become null',
      object({ ...thing, name: { type: ['string', 'null'] } }),
      'name: null may be sent where string is expected',
    ],
    [
      'another type',
      object({ ...thing, id: { type: 'number' } }),
      'id: number may be sent where integer is expected',
    ],
  ])('in a response is %s', (_, schema, found) => {
    expect(breaks({}, answered(schema))).toEqual([`PUT /things/: response 200: ${found}`]);
  });

  it('is a new enum value deep inside a response, behind references', () => {
    const list = (values) => ({
      schemas: { Thing: object({ tags: { type: 'array', items: { type: 'string', enum: values } } }) },
    });
    const response = answered({ type: 'array', items: { $ref: '#/components/schemas/Thing' } });
    expect(findBreaks(document(response, list(['a'])), document(response, list(['a', 'b'])))).toEqual([
      'PUT /things/: response 200: [].tags[]: the value "b" may be sent but is not expected',
    ]);
    expect(findBreaks(document(response, list(['a', 'b'])), document(response, list(['a'])))).toEqual([]);
  });

  it('is another type of the values of a map in a response', () => {
    const map = (schema) => answered({ type: 'object', additionalProperties: schema });
    expect(breaks(map({ type: 'integer' }), map(text))).toEqual([
      'PUT /things/: response 200: {}: string may be sent where integer is expected',
    ]);
  });

  it('is a removed response header', () => {
    const totals = { 200: { ...json(text), headers: { 'X-Total-Count': {} } } };
    expect(breaks({ responses: totals }, { responses: { 200: json(text) } })).toEqual([
      'PUT /things/: response 200: the header X-Total-Count was removed',
    ]);
  });

  it('is a webhook that is no longer sent, or has fewer fields', () => {
    const hook = (schema) => ({
      webhooks: { 'application.submitted': { post: { requestBody: json(schema) } } },
    });
    const before = document({}, hook(object(thing)));
    expect(findBreaks(before, document())).toEqual([
      'POST application.submitted: the webhook is no longer sent',
    ]);
    expect(findBreaks(before, document({}, hook(object({ id: thing.id }))))).toEqual([
      'POST application.submitted: name: was removed',
    ]);
    expect(findBreaks(document(), before)).toEqual([]);
  });
});

describe('a compatible change', () => {
  it.each([
    ['a new optional field in a request', asked(object({ name: text, age: text }, ['name']))],
    ['a request field that becomes optional', asked(object({ name: text }, []))],
    ['a wider type of a request field', asked(object({ name: { type: ['string', 'null'] } }))],
    [
      'a further alternative for a request body',
      asked({ oneOf: [{ type: 'integer' }, object({ name: text })] }),
    ],
    ['a new field in a response', answered(object({ id: { type: 'integer' }, name: text, age: text }))],
    [
      'a list of values for a response field that had any value',
      answered(object({ id: { type: 'integer' }, name: { ...text, enum: ['a'] } })),
    ],
    [
      'a new optional parameter',
      { parameters: [...operation().parameters, { name: 'q', in: 'query', schema: text }] },
    ],
    ['other error responses', { responses: { 200: operation().responses[200], 409: json(text) } }],
    ['an operation that no longer needs authentication', { security: [] }],
    ['a further security scheme', { security: [{ bearer: [] }, { member: [] }] }],
  ])('is %s', (_, now) => {
    expect(breaks({}, now)).toEqual([]);
  });

  it('is a new value in a list marked x-grows', () => {
    const list = (...values) =>
      answered({ type: 'array', items: { ...text, enum: values, 'x-grows': true } });
    expect(breaks(list('a'), list('a', 'b'))).toEqual([]);
  });

  it('is a recursive schema that stays the same', () => {
    const tree = {
      schemas: { Tree: object({ parts: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } }) },
    };
    const response = answered({ $ref: '#/components/schemas/Tree' });
    expect(findBreaks(document(response, tree), document(response, tree))).toEqual([]);
  });

  it('is another way to describe the same schema', () => {
    const reference = { allOf: [{ $ref: '#/components/schemas/Name' }, object({ first: text })] };
    const schemas = { Name: object({ last: text }) };
    const said = answered(object({ first: text, last: text }));
    expect(findBreaks(document(answered(reference), { schemas }), document(said))).toEqual([]);
    expect(findBreaks(document(said), document(answered(reference), { schemas }))).toEqual([]);
  });
});

it('a higher major version may have breaking changes', () => {
  const version = (number) => document({}, { info: { version: number } });
  const without = (number) => ({ info: { version: number }, paths: {} });
  expect(findBreaksSince(version('1.2.0'), without('1.3.0'))).toEqual([
    'PUT /things/: the operation was removed',
  ]);
  expect(findBreaksSince(version('9.2.0'), without('10.0.0'))).toEqual([]);
  expect(findBreaksSince(version('2.0.0'), without('1.9.0'))).toEqual([
    'PUT /things/: the operation was removed',
  ]);
});
