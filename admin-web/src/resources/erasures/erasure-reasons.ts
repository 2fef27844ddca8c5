import type { ErasureReason } from '@smash/contract';

/** Why an application was erased, for people. */
export const ERASURE_REASON_LABELS = {
  request: 'Requested by the applicant',
  retention: 'Retention period over',
  removed: 'Deleted in the portal',
} as const satisfies Record<ErasureReason, string>;
