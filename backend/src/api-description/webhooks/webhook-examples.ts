import { subjectOf, type WebhookSubject, type DeliveredEventType } from '@smash/contract';
import { APPLICATION } from '../examples/samples.js';

const INTERVIEW = '0192f0e6-5b1c-7a40-8d93-6e2f4c7b9a05';
const PURCHASE = '0192f0f1-2d8e-7c64-b1a7-9f3e5d0c8b26';
const job = { job_id: 12, brand: 'ridesmash' };
const url = (path: string) => `https://careers.example.com/api/${path}`;

const DATA: Record<WebhookSubject, object> = {
  job: { ...job, status: 'open', url: url('jobs/12') },
  application: {
    application_id: APPLICATION,
    ...job,
    status: 'pending',
    source: 'form',
    url: url(`applications/${APPLICATION}`),
  },
  erasure: {
    application_id: APPLICATION,
    certificate_id: '0192f0e9-7c3a-7b52-9e84-1a6d3f5b8c07',
    reason: 'request',
  },
  interview: {
    interview_id: INTERVIEW,
    application_id: APPLICATION,
    ...job,
    status: 'booked',
    url: url(`interviews/${INTERVIEW}`),
  },
  purchase: { purchase_id: PURCHASE, status: 'paid', mode: 'live', url: url(`purchases/${PURCHASE}`) },
  test: { endpoint_id: '0192f0d9-4e6b-7d35-8a72-3c1f9e5b7d48' },
};

/** The status after an event, where it differs from the one in DATA. */
const STATUSES: Partial<Record<DeliveredEventType, string>> = {
  'job.closed': 'closed',
  'job.deleted': 'deleted',
  'application.status_changed': 'accepted',
  'interview.cancelled': 'cancelled',
  'purchase.refused': 'refused',
};

/** The body of an event for an endpoint without personal data. */
export function webhookExample(type: DeliveredEventType): object {
  const status = STATUSES[type];
  const data = { ...DATA[subjectOf(type)], ...(status && { status }) };
  return { type, timestamp: '2026-11-25T09:30:00.000Z', data };
}
