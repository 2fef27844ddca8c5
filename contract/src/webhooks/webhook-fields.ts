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

const url = text('Address of the API call that returns the record, for accounts that may read it');
const job = {
  job_id: { type: 'integer', description: 'Id of the job' },
  brand: {
    type: ['string', 'null'],
    enum: [...BRANDS, null],
    description: 'Business that the job belongs to: its slug, or `group`; null if unknown',
  },
} satisfies WebhookFields;

export const JOB_FIELDS: WebhookFields = {
  ...job,
  status: oneOf(WEBHOOK_JOB_STATUSES, 'Status of the job after the event; `open`: it takes applications'),
  url,
};
export const APPLICATION_FIELDS: WebhookFields = {
  application_id: id('Id of the application'),
  ...job,
  status: oneOf(APPLICATION_STATUSES, 'Status after the event'),
  source: oneOf(['form', 'import'], '`import`: the applicant applied elsewhere, maybe years ago'),
  url,
};
export const ERASED_FIELDS: WebhookFields = {
  application_id: id('Id of the erased application'),
  certificate_id: id('Id of the erasure certificate'),
  reason: oneOf(ERASURE_REASONS, 'Reason of the erasure'),
};
export const INTERVIEW_FIELDS: WebhookFields = {
  interview_id: id('Id of the interview'),
  application_id: id('Id of the application'),
  ...job,
  status: oneOf(['booked', 'cancelled'], 'Status of the interview after the event'),
  url,
};
export const PURCHASE_FIELDS: WebhookFields = {
  purchase_id: id('Id of the purchase'),
  status: oneOf(PURCHASE_STATUSES, 'Status after the event'),
  mode: oneOf(['test', 'live'], "Mode of the provider's keys: `test` or `live` (real money)"),
  url,
};
