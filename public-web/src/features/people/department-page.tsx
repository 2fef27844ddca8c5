import { Container } from '../../components/container';
import { BUSINESSES } from '../../content/businesses';
import { TextLink } from '../../components/text-link';
import type { DepartmentPage as Department } from '../../content/department-pages';
import styles from './department-page.module.css';
import { MemberTabs } from './member-tabs';

/** Title, introduction, link back and the members as tabs (docs/requirements/site.md#s-41). */
export function DepartmentPage({ department }: { department: Department }) {
  const [opening, ...rest] = department.introduction;
  const ray = BUSINESSES.findIndex(({ slug }) => slug === department.business);
  return (
    <div data-business={ray < 0 ? undefined : ray} className={styles.page}>
      <div className={styles.band}>
        <Container className={styles.head}>
          <div>
            <TextLink to="/smash-people" icon="back" viewTransition>
              All departments
            </TextLink>
            <h1 className={styles.title}>{department.title}</h1>
          </div>
          <div className={styles.introduction}>
            <p className={styles.opening}>{opening}</p>
            {rest.map((paragraph) => (
              <p key={paragraph.slice(0, 40)}>{paragraph}</p>
            ))}
          </div>
        </Container>
      </div>
      <MemberTabs key={department.slug} department={department} />
    </div>
  );
}
