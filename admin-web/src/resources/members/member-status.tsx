import type { Member } from '@smash/contract/client';
import { Badge } from '../../components/badge';

/** Whether the member may log in: not before the e-mail address is confirmed, and not while suspended. */
export function MemberStatus({ member }: { member: Pick<Member, 'confirmed_at' | 'suspended_at'> }) {
  if (member.suspended_at !== null) return <Badge tone="red">Suspended</Badge>;
  if (member.confirmed_at === null) return <Badge tone="yellow">Unconfirmed</Badge>;
  return (
    <Badge tone="green" hasDot>
      Confirmed
    </Badge>
  );
}
