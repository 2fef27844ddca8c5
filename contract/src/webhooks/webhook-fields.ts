import { APPLICATION_STATUSES } from '../application-status.js';
import { BRANDS } from '../brands.js';
import { ERASURE_REASONS } from '../erasure.js';
import { PURCHASE_STATUSES } from '../shares.js';

/** A field as JSON Schema (2020-12, as OpenAPI 3.1 has it) writes it. */
export interface WebhookField {
  type: string | readonly string[];
  description?: string;
  format?: string;
  enum?: readonly (string | null)[];
  properties?: WebhookFields;
  required?: readonly string[];
  additionalProperties?: boolean;
}
export type WebhookFields = Readonly<Record<string, WebhookField>>;

/** States of a job in payloads. */
const WEBHOOK_JOB_STATUSES = ['open', 'closed', 'draft', 'deleted'] as const;
export type WebhookJobStatus = (typeof WEBHOOK_JOB_STATUSES)[number];

export const text = (description: string): WebhookField => ({ type: 'string', description });
export const textOrNull = (description: string): WebhookField => ({ type: ['string', 'null'], description });
export const id = (description: string): WebhookField => ({ type: 'string', format: 'uuid', description });
export const instant = (description: string): WebhookField => ({
  type: ['string', 'null'],
  format: 'date-time',
  description,
});
const oneOf = (values: readonly string[], description: string): WebhookField => ({
  type: 'string',
  enum: values,
  description,
});

/** An object of exactly these fields. */
export const object = (properties: WebhookFields, description?: string): WebhookField => ({
  type: 'object',
  ...(description && { description }),
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const url = text('Where the API returns the rest, for an account that may read it');
const job = {
  job_id: { type: 'integer', description: 'The job' },
  brand: {
    type: ['string', 'null'],
    enum: [...BRANDS, null],
    description: 'The business that the job is of, if it names one',
  },
} satisfies WebhookFields;

export const JOB_FIELDS: WebhookFields = {
  ...job,
  status: oneOf(WEBHOOK_JOB_STATUSES, 'What the job is after the event; open is what takes applications'),
  url,
};
export const APPLICATION_FIELDS: WebhookFields = {
  application_id: id('The application'),
  ...job,
  status: oneOf(APPLICATION_STATUSES, 'The status after the event'),
  url,
};
export const ERASED_FIELDS: WebhookFields = {
  application_id: id('The application that is no more'),
  certificate_id: id('The record of the erasure'),
  reason: oneOf(ERASURE_REASONS, 'Why it was erased'),
};
export const INTERVIEW_FIELDS: WebhookFields = {
  interview_id: id('The interview'),
  application_id: id('The application that it is about'),
  ...job,
  status: oneOf(['booked', 'cancelled'], 'What the interview is after the event'),
  url,
};
export const PURCHASE_FIELDS: WebhookFields = {
  purchase_id: id('The purchase'),
  status: oneOf(PURCHASE_STATUSES, 'The status after the event'),
  mode: oneOf(['test', 'live'], 'Whether the keys were for tests or for money'),
  url,
};
