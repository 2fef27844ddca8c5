import type { Application } from '@smash/contract/client';
import { t } from '../../../i18n/t';

/** Says why an application with `withdrawn_at` is over. */
export function withdrawnLabel({
  is_replaced,
  replaced_by,
}: Pick<Application, 'is_replaced' | 'replaced_by'>): string {
  // The previous backend, which may still run during a release, does not send it.
  const isReplaced = (is_replaced as boolean | undefined) ?? replaced_by !== null;
  return isReplaced ? t('Replaced') : t('Withdrawn');
}
