import type { Member } from '@smash/contract/client';
import { Badge } from '../../components/badge';
import { t } from '../../i18n/t';

/** Whether the member may log in: not before the email address is confirmed, and not while suspended. */
export function MemberStatus({ member }: { member: Pick<Member, 'confirmed_at' | 'suspended_at'> }) {
  if (member.suspended_at !== null) return <Badge tone="red">{t('Suspended')}</Badge>;
  if (member.confirmed_at === null) return <Badge tone="yellow">{t('Unconfirmed')}</Badge>;
  return (
    <Badge tone="green" hasDot>
      {t('Confirmed')}
    </Badge>
  );
}
