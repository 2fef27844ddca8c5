import type { WebhookEventType, WebhookJobStatus } from '@smash/contract';

/** Stored state of a job that an event has told of. */
export type ToldStatus = 'open' | 'closed';

interface JobEvent {
  /** Undefined when the change makes no event. */
  type: WebhookEventType | undefined;
  /** State that events have told of the job from now on; undefined while none has told of it. */
  told: ToldStatus | undefined;
}

/**
 * The event of a change of a job. A job has events from when it first takes applications until it is deleted.
 * @param told state that earlier events have told of
 * @param now state after the change
 */
export function jobEvent(told: ToldStatus | undefined, now: WebhookJobStatus): JobEvent {
  if (told === undefined) {
    return now === 'open' ? { type: 'job.posted', told: 'open' } : { type: undefined, told };
  }
  if (now === 'deleted') return { type: 'job.deleted', told: undefined };
  if (now === 'open') return { type: told === 'open' ? 'job.changed' : 'job.posted', told: 'open' };
  if (told === 'open') return { type: 'job.closed', told: 'closed' };
  // A draft makes no event, also when the job was public before.
  return { type: now === 'draft' ? undefined : 'job.changed', told };
}
