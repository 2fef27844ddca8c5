import { describe, expect, it } from '@jest/globals';
import type { Described, DescribedOperation, DescribedSchema } from './described.js';
import { findGaps } from './gaps.js';

const said = { description: 'Said' };
const operation = (changes: Partial<DescribedOperation> = {}): DescribedOperation => ({
  operationId: 'getThing',
  security: [{ bearer: [] }],
  responses: { 200: said, 401: said },
  ...changes,
});
const document = (only: DescribedOperation, field: DescribedSchema = said): Described => ({
  openapi: '3.1.1',
  info: {},
  paths: { '/api/things': { get: only } },
  components: { schemas: { ThingDto: { properties: { name: field } } }, securitySchemes: { bearer: {} } },
});
const gapsOf = (changes: Partial<DescribedOperation>) => findGaps(document(operation(changes)));

describe('findGaps', () => {
  it('finds nothing in a complete description', () => {
    expect(findGaps(document(operation()))).toEqual([]);
    expect(gapsOf({ security: [], responses: { 200: said } })).toEqual([]);
    // A caller with another session counts as a visitor here.
    expect(gapsOf({ security: [{ bearer: [] }, {}], responses: { 200: said } })).toEqual([]);
  });

  it('names a field without a description', () => {
    expect(findGaps(document(operation(), {}))).toEqual([
      expect.stringMatching(/^ThingDto\.name: say what it is/),
    ]);
  });

  it.each<[string, Partial<DescribedOperation>, RegExp]>([
    ['who may call it', { security: undefined }, /say who may call it/],
    ['how to log in', { security: [{ magic: [] }] }, /nobody can log in with "magic"/],
    ['what happens without a session', { responses: { 200: said } }, /returns 401 too/],
    ['a parameter', { parameters: [{ name: 'id', in: 'path', schema: {} }] }, /the parameter "id"/],
    [
      'an example of the body',
      { requestBody: { content: { 'application/json': { schema: {} } } } },
      /its body \(application\/json\) needs an example/,
    ],
  ])('names an operation that does not say %s', (_, changes, gap) => {
    expect(gapsOf(changes)).toEqual([expect.stringMatching(new RegExp(`^GET /api/things: .*${gap.source}`))]);
  });
});
