import { Burst } from '../../components/burst';
import { Container } from '../../components/container';
import { Picture } from '../../components/picture';
import { useTabs } from '../../components/tabs/use-tabs';
import type { DepartmentMember, DepartmentPage } from '../../content/department-pages';
import { portraitAlt, TEAM } from '../../content/team';
import type { PictureSource } from '../../lib/pictures';
import { memberPicture } from '../../lib/pictures/members';
import { teamPicture } from '../../lib/pictures/team';
import { MemberProfileLink } from './member-profile-link';
import styles from './member-tabs.module.css';

/** The members by name; the photo, role and profile link of the selected one (docs/requirements/site.md#s-41). */
export function MemberTabs({ department: { title, members } }: { department: DepartmentPage }) {
  const { listProps, tabProps, panelProps } = useTabs(members.length);
  return (
    <section className={styles.section} aria-label="Members">
      <Burst className={styles.rays} />
      <Container className={styles.layout}>
        <div {...listProps} className={styles.list} aria-label={`Members of ${title}`}>
          {members.map((member, index) => (
            <button key={member.name} {...tabProps(index)} className={styles.tab}>
              <Picture source={portraitOf(member)} alt="" className={styles.face} />
              {member.name}
            </button>
          ))}
        </div>
        {members.map((member, index) => (
          <div key={member.name} {...panelProps(index)} className={styles.panel}>
            <Picture source={portraitOf(member)} alt={portraitAlt(member)} className={styles.photo} />
            <div className={styles.about}>
              <h2 className={styles.name}>{member.name}</h2>
              <p className={styles.role}>{member.role}</p>
              {member.departmentLabel && <p className={styles.label}>{member.departmentLabel}</p>}
              <MemberProfileLink member={member} className={styles.profile} />
            </div>
          </div>
        ))}
      </Container>
    </section>
  );
}

/** The portrait of a member: from the profile in `TEAM` if there is one, otherwise from the members' pictures. */
function portraitOf({ image }: Pick<DepartmentMember, 'image'>): PictureSource {
  return TEAM.some(({ slug }) => slug === image) ? teamPicture(image) : memberPicture(image);
}
