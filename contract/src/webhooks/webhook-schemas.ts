import {
  WEBHOOK_EVENTS,
  WEBHOOK_TEST,
  type WebhookEventType,
  type WebhookSubject,
} from '../webhook-events.js';
import {
  APPLICATION_FIELDS,
  ERASED_FIELDS,
  id,
  instant,
  INTERVIEW_FIELDS,
  JOB_FIELDS,
  object,
  PURCHASE_FIELDS,
  text,
  textOrNull,
  type WebhookField,
  type WebhookFields,
} from './webhook-fields.js';

/** The applicant, as in the list of applications: no date of birth, no address, no answers, no files. */
const APPLICANT = object(
  {
    reference: text('Of the application'),
    first_name: text('As typed'),
    middle_name: textOrNull('As typed'),
    last_name: text('As typed'),
    email: text('As typed'),
    phone: text('As typed'),
    job_title: text('What the job is called'),
  },
  'Only with personal data',
);

const APPOINTMENT = object(
  {
    starts_at: instant('null when it is cancelled'),
    ends_at: instant('null when it is cancelled'),
    place: textOrNull('An address, or a link for a call'),
    interviewer: textOrNull('Username'),
  },
  'Only with personal data',
);

const ORDER = object(
  {
    reference: text('Of the purchase'),
    units: { type: 'integer', description: 'Units of shares' },
    amount_kobo: { type: 'integer', description: 'What they cost' },
    currency: text('Such as NGN'),
    email: textOrNull('Of the buyer; null after they were erased'),
    member_id: { type: ['string', 'null'], format: 'uuid', description: 'The member who bought' },
    receipt_number: { type: ['integer', 'null'], description: 'null while nothing was paid' },
  },
  'Only with personal data',
);

interface SubjectFields {
  always: WebhookFields;
  /** Sent only to endpoints with personal data, and only as long as the data exists. */
  personal?: WebhookFields;
}

/** Fields in the `data` of a payload, by the type of record that the event is about. */
export const WEBHOOK_FIELDS: Record<WebhookSubject, SubjectFields> = {
  job: { always: JOB_FIELDS },
  application: { always: APPLICATION_FIELDS, personal: { applicant: APPLICANT } },
  erasure: { always: ERASED_FIELDS },
  interview: {
    always: INTERVIEW_FIELDS,
    personal: { applicant: APPLICANT, interview: APPOINTMENT },
  },
  purchase: { always: PURCHASE_FIELDS, personal: { purchase: ORDER } },
  test: { always: { endpoint_id: id('The endpoint that it was sent to') } },
};

/** Type of a payload: an event, or a test. */
export type WebhookType = WebhookEventType | typeof WEBHOOK_TEST;

export const subjectOf = (type: WebhookType): WebhookSubject =>
  type === WEBHOOK_TEST ? 'test' : WEBHOOK_EVENTS[type].about;

export function webhookDataSchema(subject: WebhookSubject): WebhookField {
  const { always, personal = {} } = WEBHOOK_FIELDS[subject];
  return { ...object({ ...always, ...personal }), required: Object.keys(always) };
}

/** Schema of the body that is sent for an event (https://www.standardwebhooks.com). */
export const webhookSchema = (type: WebhookType): WebhookField =>
  object({
    type: { type: 'string', enum: [type], description: 'What happened' },
    timestamp: { type: 'string', format: 'date-time', description: 'When it happened, not when it is sent' },
    data: webhookDataSchema(subjectOf(type)),
  });
