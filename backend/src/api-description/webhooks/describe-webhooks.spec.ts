import { describe, expect, it } from '@jest/globals';
import { WEBHOOK_EVENT_TYPES, WEBHOOK_TEST, webhookSchema } from '@smash/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Described } from '../described.js';
import { describeWebhooks } from './describe-webhooks.js';
import { webhookExample } from './webhook-examples.js';

const document: Described = { openapi: '3.1.1', info: {}, paths: {}, components: { schemas: {} } };
describeWebhooks(document);
// An OpenAPI document has keywords that JSON Schema lacks.
const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'document');

const types = [...WEBHOOK_EVENT_TYPES, WEBHOOK_TEST] as const;
const validator = (type: string) => {
  const schema = document.webhooks?.[type]?.post.requestBody?.content['application/json']?.schema;
  return ajv.compile({ $ref: `document${schema?.$ref}` });
};

describe('the description of webhooks', () => {
  it('has an entry for each event and for the test', () => {
    expect(Object.keys(document.webhooks ?? {})).toEqual(types);
    const ids = Object.values(document.webhooks ?? {}).map(({ post }) => post.operationId);
    expect(new Set(ids).size).toBe(types.length);
  });

  it.each(types)('has an example of %s that matches its schema and that of the events sent', (type) => {
    const example = webhookExample(type);
    const validate = validator(type);
    expect(validate(example) || validate.errors).toBe(true);
    const sent = new Ajv2020({ validateFormats: false }).compile(webhookSchema(type));
    expect(sent(example) || sent.errors).toBe(true);
  });

  it('allows additional fields, but no unknown values and no missing fields', () => {
    const validate = validator('job.posted');
    const { data, ...rest } = webhookExample('job.posted') as { data: object };
    expect(validate({ ...rest, data: { ...data, city: 'Abuja' }, more: true })).toBe(true);
    expect(validate({ ...rest, data: { ...data, status: 'painted' } })).toBe(false);
    expect(validate({ ...rest, data: {} })).toBe(false);
  });
});
