import type { WebhookEventType, WebhookJobStatus } from '@smash/contract';

/** What is kept of a job that was told of. */
export type ToldStatus = 'open' | 'closed';

interface JobEvent {
  /** Undefined when nobody need hear of it. */
  type: WebhookEventType | undefined;
  /** What the job is told to be from now on; undefined while nothing was told of it. */
  told: ToldStatus | undefined;
}

/**
 * What a change of a job is to others: a job is told of from when it first takes applications until it is deleted.
 * @param told what it was told to be before
 * @param now what it is after the change
 */
export function jobEvent(told: ToldStatus | undefined, now: WebhookJobStatus): JobEvent {
  if (told === undefined) {
    return now === 'open' ? { type: 'job.posted', told: 'open' } : { type: undefined, told };
  }
  if (now === 'deleted') return { type: 'job.deleted', told: undefined };
  if (now === 'open') return { type: told === 'open' ? 'job.changed' : 'job.posted', told: 'open' };
  if (told === 'open') return { type: 'job.closed', told: 'closed' };
  // A draft is nobody's business, also when the job was public before.
  return { type: now === 'draft' ? undefined : 'job.changed', told };
}
