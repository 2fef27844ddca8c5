import { describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { toThreeOne } from './to-three-one.js';

const ofSchema = (schema: object) => {
  const document = { openapi: '3.0.0', info: {}, paths: {}, components: { schemas: { Thing: schema } } };
  return toThreeOne(document as unknown as OpenAPIObject).components.schemas['Thing'];
};

describe('toThreeOne', () => {
  it.each([
    ['null is a type', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
    [
      'null is one of the values',
      { type: 'string', nullable: true, enum: ['a'] },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    [
      'a reference has neighbours',
      { allOf: [{ $ref: '#/x' }], description: 'The job' },
      { $ref: '#/x', description: 'The job' },
    ],
    [
      'a reference or null is either',
      { allOf: [{ $ref: '#/x' }], nullable: true },
      { anyOf: [{ $ref: '#/x' }, { type: 'null' }] },
    ],
    ['several parts of one stay', { allOf: [{ $ref: '#/x' }, { $ref: '#/y' }] }, undefined],
    ['examples are a list', { type: 'integer', example: 5 }, { type: 'integer', examples: [5] }],
    [
      'bytes have a type of content',
      { type: 'string', format: 'binary', description: 'The CV' },
      { contentMediaType: 'application/octet-stream', description: 'The CV' },
    ],
    [
      'properties with the names of keywords stay',
      { type: 'object', properties: { example: { type: 'string' }, nullable: { type: 'boolean' } } },
      undefined,
    ],
    [
      'values of users stay as they are',
      { type: 'object', example: { nullable: true, example: 1 } },
      { type: 'object', examples: [{ nullable: true, example: 1 }] },
    ],
  ])('turns OpenAPI 3.0 into 3.1: %s', (_, before, after) => {
    expect(ofSchema(before)).toEqual(after ?? before);
  });
});
