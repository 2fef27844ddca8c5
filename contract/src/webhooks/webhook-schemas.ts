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
    reference: text('Reference of the application'),
    first_name: text('First name, as typed'),
    middle_name: textOrNull('Middle name, as typed; null if there is none'),
    last_name: text('Last name, as typed'),
    email: text('Email address, as typed'),
    phone: text('Telephone number, as typed'),
    job_title: text('Title of the job'),
  },
  'Only for webhooks that include personal data',
);

const APPOINTMENT = object(
  {
    starts_at: instant('Time of the start; null if the interview is cancelled'),
    ends_at: instant('Time of the end; null if the interview is cancelled'),
    place: textOrNull('Place: an address, or a link for a call'),
    interviewer: textOrNull('Username of the interviewer'),
  },
  'Only for webhooks that include personal data',
);

const ORDER = object(
  {
    reference: text('Reference of the purchase'),
    units: { type: 'integer', description: 'Number of units of shares' },
    amount_kobo: { type: 'integer', description: 'Amount in kobo' },
    currency: text('Currency code (ISO 4217), such as NGN'),
    amount_received: {
      type: ['integer', 'null'],
      description:
        'Amount that the payment provider confirmed, in the smallest unit of its currency; null if nothing was paid or it is not known',
    },
    currency_received: textOrNull('Currency of amount_received; null like it'),
    email: textOrNull('Email address of the buyer; null if the person was erased'),
    member_id: {
      type: ['string', 'null'],
      format: 'uuid',
      description: 'Id of the member who bought; null if the buyer is not a member',
    },
    receipt_number: {
      type: ['integer', 'null'],
      description: 'Number of the receipt, 42 for receipt 000042; null if nothing was paid',
    },
  },
  'Only for webhooks that include personal data',
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
  test: { always: { endpoint_id: id('Id of the webhook') } },
};

/** Type of a payload: an event, or a test. */
export type DeliveredEventType = WebhookEventType | typeof WEBHOOK_TEST;

export const subjectOf = (type: DeliveredEventType): WebhookSubject =>
  type === WEBHOOK_TEST ? 'test' : WEBHOOK_EVENTS[type].about;

export function webhookDataSchema(subject: WebhookSubject): WebhookField {
  const { always, personal = {} } = WEBHOOK_FIELDS[subject];
  return { ...object({ ...always, ...personal }), required: Object.keys(always) };
}

/** Schema of the body that is sent for an event (https://www.standardwebhooks.com). */
export const webhookSchema = (type: DeliveredEventType): WebhookField =>
  object({
    type: { type: 'string', enum: [type], description: 'Type of the event' },
    timestamp: { type: 'string', format: 'date-time', description: 'Time of the event, not of the sending' },
    data: webhookDataSchema(subjectOf(type)),
  });
