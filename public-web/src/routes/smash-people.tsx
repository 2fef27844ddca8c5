import { Link } from 'react-router';
import { Container } from '../components/container';
import { PictureBanner } from '../components/picture-banner';
import { PEOPLE_PAGE } from '../content/departments';
import { DepartmentCards } from '../features/people/department-cards';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import type { Route } from './+types/smash-people';
import styles from './smash-people.module.css';

/** Runs at build time. */
export const loader = ({ request }: Route.LoaderArgs) => ({ head: loadHead(request) });

export const meta = loadedHead;

export default function SmashPeopleRoute() {
  const { title, introduction, further } = PEOPLE_PAGE;
  const [opening, departments] = introduction;
  return (
    <>
      <PictureBanner picture="people" tone="light">
        <h1 className={styles.heading}>{title}</h1>
      </PictureBanner>
      <Container className={styles.page}>
        <div className={styles.introduction}>
          <p className={styles.opening}>{opening}</p>
          <p>
            {departments} {further.before} <Link to={further.to}>{further.label}</Link>.
          </p>
        </div>
        <DepartmentCards />
      </Container>
    </>
  );
}
