import type { AuditAction, WebhookEventType } from '@smash/contract';

/** The events of entries of the audit log; events of jobs depend on the former state of the job. */
const EVENTS: Partial<Record<AuditAction, WebhookEventType>> = {
  'application.submitted': 'application.received',
  'application.imported': 'application.received',
  'application.status_changed': 'application.status_changed',
  'application.withdrawn': 'application.withdrawn',
  'application.replaced': 'application.withdrawn',
  'application.deleted': 'application.erased',
  'application.interview_booked': 'interview.scheduled',
  'application.interview_moved': 'interview.moved',
  'application.interview_cancelled': 'interview.cancelled',
  'purchase.paid': 'purchase.paid',
  'purchase.accepted': 'purchase.paid',
  'purchase.refused': 'purchase.refused',
};

const JOB_ACTIONS: readonly AuditAction[] = [
  'job.created',
  'job.updated',
  'job.closed',
  'job.deleted',
  'job.restored',
];

export const eventOfAction = (action: AuditAction): WebhookEventType | undefined => EVENTS[action];
export const isOfJob = (action: AuditAction): boolean => JOB_ACTIONS.includes(action);
