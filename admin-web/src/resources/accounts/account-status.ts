import { t } from '../../i18n/t';

/** The statuses of accounts, as people read them. */
export const ACCOUNT_STATUS_LABELS = {
  pending: t('Waiting for approval'),
  active: t('Active'),
  suspended: t('Suspended'),
} as const;
