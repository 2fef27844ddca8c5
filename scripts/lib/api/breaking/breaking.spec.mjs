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
  it('is not found if nothing changed', () => {
    expect(breaks({}, {})).toEqual([]);
    expect(findBreaks(document(), document({}, { path: '/things' }))).toEqual([]);
    const [old, renamed] = ['/things/{id}', '/things/{thing_id}'].map((path) => document({}, { path }));
    expect(findBreaks(old, renamed)).toEqual([]);
  });

  it('is the removal or renaming of an operation', () => {
    expect(findBreaks(document(), { paths: {} })).toEqual(['PUT /things/: is gone']);
    expect(breaks({}, { operationId: 'storeThing' })).toEqual(['PUT /things/: is called storeThing now']);
  });

  it.each([
    ['a way in that is closed', { security: [{ member: [] }] }, 'is closed to bearer'],
    ['a parameter that is gone', { parameters: [] }, 'the parameter sort is not known any more'],
    [
      'a new parameter that has to be there',
      {
        parameters: [...operation().parameters, { name: 'zone', in: 'query', required: true, schema: text }],
      },
      'the parameter zone is new and required',
    ],
    [
      'a parameter that has to be there now',
      { parameters: [{ ...operation().parameters[0], required: true }] },
      'the parameter sort is required',
    ],
    [
      'a value of a parameter that is gone',
      { parameters: [{ name: 'sort', in: 'query', schema: { type: 'string', enum: ['name'] } }] },
      'sort: the value "age" is not known',
    ],
    ['a body that is not taken', { requestBody: undefined }, 'takes no body any more'],
    [
      'a body of another type',
      { requestBody: { required: true, content: { 'text/csv': { schema: text } } } },
      'application/json is not there any more',
    ],
    ['a response that is gone', { responses: { 204: {} } }, 'is not answered 200 any more'],
  ])('is %s', (_, now, found) => {
    expect(breaks({}, now)).toEqual([`PUT /things/: ${found}`]);
  });

  it('is a body that becomes required', () => {
    expect(breaks({ requestBody: undefined }, {})).toEqual(['PUT /things/: a body is required']);
    expect(breaks({ requestBody: json(text) }, asked(text))).toEqual(['PUT /things/: a body is required']);
  });

  it('is an operation that becomes closed to visitors', () => {
    const found = ['PUT /things/: is not open any more'];
    expect(breaks({ security: [] }, {})).toEqual(found);
    expect(breaks({ security: [{}, { bearer: [] }] }, {})).toEqual(found);
  });

  it.each([
    ['a field that is required', object({ name: text, age: text }), 'age: is required'],
    ['a field that is gone', object({}), 'name: is not known any more'],
    ['another type', object({ name: { type: 'integer' } }), 'name: string where integer was'],
    [
      'values where any would do',
      object({ name: { ...text, enum: ['a'] } }),
      'name: any value where some were named',
    ],
    ['a narrower limit', object({ name: { ...text, maxLength: 5 } }), 'name: maxLength is narrower (5)'],
    ['a new lower limit', object({ name: { ...text, minLength: 1 } }), 'name: minLength is narrower (1)'],
    ['a pattern', object({ name: { ...text, pattern: '^a' } }), 'name: pattern is narrower (^a)'],
    ['a format', object({ name: { ...text, format: 'uuid' } }), 'name: not of the format uuid'],
  ])('in a request body is %s', (_, schema, found) => {
    expect(breaks({}, asked(schema))).toEqual([`PUT /things/: ${found}`]);
  });

  const thing = { id: { type: 'integer' }, name: text };
  it.each([
    ['a field that is gone', object({ id: { type: 'integer' } }), 'name: is not there any more'],
    ['a field that may be missing', object(thing, ['id']), 'name: may be missing'],
    ['null', object({ ...thing, name: { type: ['string', 'null'] } }), 'name: null where string was'],
    ['another type', object({ ...thing, id: { type: 'number' } }), 'id: number where integer was'],
  ])('in a response is %s', (_, schema, found) => {
    expect(breaks({}, answered(schema))).toEqual([`PUT /things/: response 200: ${found}`]);
  });

  it('is a new value deep inside a response, behind references', () => {
    const list = (values) => ({
      schemas: { Thing: object({ tags: { type: 'array', items: { type: 'string', enum: values } } }) },
    });
    const response = answered({ type: 'array', items: { $ref: '#/components/schemas/Thing' } });
    expect(findBreaks(document(response, list(['a'])), document(response, list(['a', 'b'])))).toEqual([
      'PUT /things/: response 200: [].tags[]: the value "b" is not known',
    ]);
    expect(findBreaks(document(response, list(['a', 'b'])), document(response, list(['a'])))).toEqual([]);
  });

  it('is another type under any key of a response', () => {
    const map = (schema) => answered({ type: 'object', additionalProperties: schema });
    expect(breaks(map({ type: 'integer' }), map(text))).toEqual([
      'PUT /things/: response 200: {}: string where integer was',
    ]);
  });

  it('is a header that is removed', () => {
    const totals = { 200: { ...json(text), headers: { 'X-Total-Count': {} } } };
    expect(breaks({ responses: totals }, { responses: { 200: json(text) } })).toEqual([
      'PUT /things/: response 200: the header X-Total-Count is not there any more',
    ]);
  });

  it('is a webhook that is no longer sent, or has fewer fields', () => {
    const hook = (schema) => ({
      webhooks: { 'application.submitted': { post: { requestBody: json(schema) } } },
    });
    const before = document({}, hook(object(thing)));
    expect(findBreaks(before, document())).toEqual(['POST application.submitted: is sent no more']);
    expect(findBreaks(before, document({}, hook(object({ id: thing.id }))))).toEqual([
      'POST application.submitted: name: is not there any more',
    ]);
    expect(findBreaks(document(), before)).toEqual([]);
  });
});

describe('a compatible change', () => {
  it.each([
    ['a field that may be sent', asked(object({ name: text, age: text }, ['name']))],
    ['a field that need not be sent any more', asked(object({ name: text }, []))],
    ['a wider type', asked(object({ name: { type: ['string', 'null'] } }))],
    ['one of several', asked({ oneOf: [{ type: 'integer' }, object({ name: text })] })],
    ['a field more in responses', answered(object({ id: { type: 'integer' }, name: text, age: text }))],
    [
      'answers of named values',
      answered(object({ id: { type: 'integer' }, name: { ...text, enum: ['a'] } })),
    ],
    [
      'a parameter that may be left out',
      { parameters: [...operation().parameters, { name: 'q', in: 'query', schema: text }] },
    ],
    ['other errors', { responses: { 200: operation().responses[200], 409: json(text) } }],
    ['no session', { security: [] }],
    ['one more way in', { security: [{ bearer: [] }, { member: [] }] }],
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
  expect(findBreaksSince(version('1.2.0'), without('1.3.0'))).toEqual(['PUT /things/: is gone']);
  expect(findBreaksSince(version('9.2.0'), without('10.0.0'))).toEqual([]);
  expect(findBreaksSince(version('2.0.0'), without('1.9.0'))).toEqual(['PUT /things/: is gone']);
});
