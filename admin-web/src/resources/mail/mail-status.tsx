import type { Mail } from '@smash/contract/client';
import { Badge } from '../../components/badge';
import { t } from '../../i18n/t';

export const MAIL_STATUS_LABELS = {
  queued: t('Waiting'),
  sent: t('Sent'),
  failed: t('Not delivered'),
} as const;
const TONES = { queued: 'yellow', sent: 'green', failed: 'red' } as const;

/** What became of a mail. */
export function MailStatus({ status }: Pick<Mail, 'status'>) {
  return <Badge tone={TONES[status]}>{MAIL_STATUS_LABELS[status]}</Badge>;
}
