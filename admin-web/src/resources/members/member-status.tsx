import { Badge } from '../../components/badge';

/** Whether the member has confirmed the e-mail address; before, nobody can log in. */
export function MemberStatus({ confirmedAt }: { confirmedAt: string | null }) {
  if (confirmedAt === null) return <Badge tone="yellow">Unconfirmed</Badge>;
  return (
    <Badge tone="green" hasDot>
      Confirmed
    </Badge>
  );
}
