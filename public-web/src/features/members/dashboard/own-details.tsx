import type { MemberProfile } from '../../../lib/api/members';
import { Panel } from './panel';
import styles from './dashboard.module.css';

/** The member's stored details. Identity number and next of kin are masked, in case somebody looks over the shoulder. */
export function OwnDetails({ member }: { member: MemberProfile }) {
  const names = [member.title, member.fname, member.mname, member.sname];
  const facts: [label: string, value: string][] = [
    ['Name', names.filter(Boolean).join(' ')],
    ['Email', member.email],
    ['Phone', member.phone],
    ['Address', member.address],
    ['State of residence', member.state_of_resident ?? 'Not given yet'],
    [member.means_of_id, member.masked.id_number],
    ['Next of kin', `${member.masked.nok_fullname}, ${member.masked.nok_phone}`],
  ];
  return (
    <Panel heading="Your details">
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>
        Has something other than your email address changed? Write to us and we’ll correct it.
      </p>
    </Panel>
  );
}
