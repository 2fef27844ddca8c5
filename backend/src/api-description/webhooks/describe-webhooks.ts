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
  type DeliveredEventType,
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
    '`v1,` followed by the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body` with the secret of the endpoint (https://www.standardwebhooks.com). After a new secret was made, a space and a second signature follow',
};

const HEADERS: DescribedParameter[] = [
  {
    name: 'webhook-id',
    in: 'header',
    required: true,
    description:
      'Id of the event. It stays the same when the event is sent again: ignore an id that you have had',
    schema: { type: 'string', format: 'uuid' },
  },
  {
    name: 'webhook-timestamp',
    in: 'header',
    required: true,
    description: 'Time of sending, in seconds since 1970: refuse a request that is older than five minutes',
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
const eventName = (type: DeliveredEventType) => `${pascal(type)}Event`;
const dataName = (subject: WebhookSubject) => `${pascal(subject)}EventData`;

function eventSchema(type: DeliveredEventType): DescribedSchema {
  const { properties, ...schema } = grownUp(webhookSchema(type));
  const data = { $ref: getSchemaPath(dataName(subjectOf(type))), description: 'Details of the event' };
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

const operationOf = (type: DeliveredEventType): DescribedOperation => ({
  operationId: camel(type),
  summary:
    type === WEBHOOK_TEST
      ? 'Somebody sends a test event, in the portal or with POST /webhooks/{id}/test'
      : WEBHOOK_EVENTS[type].when,
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
    '2XX': {
      description:
        'The receiver has accepted the event. Respond within 15 seconds and do longer work afterwards',
    },
    '410': { description: 'The receiver wants no more events: the webhook is switched off' },
    default: { description: 'The receiver has not accepted the event; it is sent again later' },
  },
});
