/** Type of record that an event is about. */
export type WebhookSubject = 'job' | 'application' | 'erasure' | 'interview' | 'purchase' | 'test';

interface WebhookEvent {
  about: WebhookSubject;
  /** When it is sent, as a sentence for people. */
  when: string;
}

/** All events that other systems can be sent. Events are named only here. */
export const WEBHOOK_EVENTS = {
  'job.posted': { about: 'job', when: 'A job begins to take applications, for the first time or again' },
  'job.changed': { about: 'job', when: 'A job that was posted is edited' },
  'job.closed': {
    about: 'job',
    when: 'A job takes no more applications: closed, a draft again, or past its deadline',
  },
  'job.deleted': { about: 'job', when: 'A job that was posted is deleted' },
  'application.received': { about: 'application', when: 'An application arrives, or is imported' },
  'application.status_changed': { about: 'application', when: 'The status of an application changes' },
  'application.withdrawn': {
    about: 'application',
    when: 'An applicant withdraws an application, or sends a newer version of it',
  },
  'application.erased': { about: 'erasure', when: 'An application is erased for good' },
  'interview.scheduled': { about: 'interview', when: 'A time is booked for an interview' },
  'interview.moved': { about: 'interview', when: 'An interview gets another time' },
  'interview.cancelled': { about: 'interview', when: 'An interview, or the offer of one, is cancelled' },
  'purchase.paid': { about: 'purchase', when: 'A purchase of shares is paid' },
  'purchase.refused': { about: 'purchase', when: 'A payment in review is refused' },
} as const satisfies Record<string, WebhookEvent>;

export type WebhookEventType = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_TYPES = Object.keys(WEBHOOK_EVENTS) as WebhookEventType[];

/** Event that is sent on request, whatever other events an endpoint wants. */
export const WEBHOOK_TEST = 'webhook.test';

/** States of a delivery. A waiting one may have failed and is tried again; a dead one is not. */
export const WEBHOOK_DELIVERY_STATES = ['waiting', 'delivered', 'dead'] as const;
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number];

/** Reasons for which an endpoint is switched off. */
export const WEBHOOK_OFF_REASONS = ['by_hand', 'gone', 'failing'] as const;
export type WebhookOffReason = (typeof WEBHOOK_OFF_REASONS)[number];

export const WEBHOOK_LIMITS = {
  /** Endpoints of the portal. */
  endpoints: 20,
  url: 1_000,
  description: 200,
  /** Deliveries that the log shows of an endpoint. */
  log: 100,
} as const;
