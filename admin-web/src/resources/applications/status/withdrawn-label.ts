import type { Application } from '@smash/contract/client';
import { t } from '../../../i18n/t';

/** The word for why an application is over that has `withdrawn_at`. */
export function withdrawnLabel({
  is_replaced,
  replaced_by,
}: Pick<Application, 'is_replaced' | 'replaced_by'>): string {
  // The backend before this one does not say, while both run.
  const isReplaced = (is_replaced as boolean | undefined) ?? replaced_by !== null;
  return isReplaced ? t('Replaced') : t('Withdrawn');
}
