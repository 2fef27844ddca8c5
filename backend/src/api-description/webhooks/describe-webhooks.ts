import { getSchemaPath } from '@nestjs/swagger';
import {
  subjectOf,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_EVENTS,
  WEBHOOK_FIELDS,
  WEBHOOK_TEST,
  webhookDataSchema,
  webhookSchema,
  type WebhookSubject,
  type WebhookType,
} from '@smash/contract';
import type { Described, DescribedOperation, DescribedParameter, DescribedSchema } from '../described.js';
import { webhookExample } from './webhook-examples.js';

/** Security scheme by which a receiver recognises our events. */
const SIGNATURE = 'webhookSignature';
const SIGNATURE_SCHEME = {
  type: 'apiKey',
  in: 'header',
  name: 'webhook-signature',
  description:
    '`v1,` and the HMAC-SHA256, in base64, of `webhook-id.webhook-timestamp.body` with the secret of the endpoint (https://www.standardwebhooks.com). After a new secret was made a second one follows, with a space between',
};

const HEADERS: DescribedParameter[] = [
  {
    name: 'webhook-id',
    in: 'header',
    required: true,
    description: 'Of the event, the same whenever it is sent again: what came already is left alone',
    schema: { type: 'string', format: 'uuid' },
  },
  {
    name: 'webhook-timestamp',
    in: 'header',
    required: true,
    description: 'When it is sent, in seconds since 1970: refuse what is older than five minutes',
    schema: { type: 'integer' },
  },
];

/**
 * Describes the requests that the server sends to webhooks, one entry for each event; programs are written for these as
 * well.
 */
export function describeWebhooks(document: Described): void {
  const { schemas, securitySchemes } = document.components;
  document.components.securitySchemes = { ...securitySchemes, [SIGNATURE]: SIGNATURE_SCHEME };
  for (const subject of Object.keys(WEBHOOK_FIELDS) as WebhookSubject[]) {
    schemas[dataName(subject)] = grownUp(webhookDataSchema(subject));
  }
  document.webhooks = {};
  for (const type of [...WEBHOOK_EVENT_TYPES, WEBHOOK_TEST] as const) {
    schemas[eventName(type)] = eventSchema(type);
    document.webhooks[type] = { post: operationOf(type) };
  }
}

const camel = (name: string) => name.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string) => camel(`.${name}`);
const eventName = (type: WebhookType) => `${pascal(type)}Event`;
const dataName = (subject: WebhookSubject) => `${pascal(subject)}EventData`;

function eventSchema(type: WebhookType): DescribedSchema {
  const { properties, ...schema } = grownUp(webhookSchema(type));
  const data = { $ref: getSchemaPath(dataName(subjectOf(type))), description: 'What it happened to' };
  return { ...schema, properties: { ...properties, data } };
}

/**
 * Removes `additionalProperties`: our tests refuse undescribed fields, but programs should ignore fields that they do
 * not know.
 */
const grownUp = (schema: object) =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (key === 'additionalProperties' ? undefined : value)),
  ) as DescribedSchema;

const operationOf = (type: WebhookType): DescribedOperation => ({
  operationId: camel(type),
  summary: type === WEBHOOK_TEST ? 'Somebody asks for it in the portal' : WEBHOOK_EVENTS[type].when,
  tags: ['Events'],
  security: [{ [SIGNATURE]: [] }],
  parameters: HEADERS,
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: { $ref: getSchemaPath(eventName(type)) },
        example: webhookExample(type),
      },
    },
  },
  responses: {
    '2XX': { description: 'It was taken; what takes longer than 15 seconds is done afterwards' },
    '410': { description: 'Nothing is wanted any more: the webhook is switched off' },
    default: { description: 'It was not taken, and is sent again later' },
  },
});
