/** Why applications are erased: the applicant asked, their time was over, or an administrator removed them. */
export const ERASURE_REASONS = ['request', 'retention', 'removed'] as const;
export type ErasureReason = (typeof ERASURE_REASONS)[number];
