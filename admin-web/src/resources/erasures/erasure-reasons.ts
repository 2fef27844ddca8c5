import type { ErasureReason } from '@smash/contract';

/** Why an application was erased, for people. */
export const ERASURE_REASON_LABELS = {
  request: 'Asked for by the applicant',
  retention: 'Kept for as long as promised',
  removed: 'Removed by an administrator',
} as const satisfies Record<ErasureReason, string>;
