import type { ErasureReason } from '@smash/contract';
import { t } from '../../i18n/t';

/** Labels of the reasons for an erasure. */
export const ERASURE_REASON_LABELS = {
  request: t('Requested by the applicant'),
  retention: t('Retention period over'),
  removed: t('Deleted in the portal'),
} as const satisfies Record<ErasureReason, string>;
