import { Link } from 'react-router';
import { HR_EMAIL } from '../../content/company';
import { Icon } from '../../components/icon';
import type { Job } from '../../lib/api/client';
import styles from './choose-position.module.css';

export type Position = Pick<Job, 'id' | 'title' | 'location' | 'job_type'>;

/** The open jobs, with only the fields that the list shows. */
export const openPositions = (jobs: readonly Job[]): Position[] =>
  jobs
    .filter((job) => job.is_open)
    .map(({ id, title, location, job_type }) => ({ id, title, location, job_type }));

/** The open positions, each with a link to its form. */
export function ChoosePosition({ positions }: { positions: readonly Position[] }) {
  if (positions.length === 0)
    return (
      <div className={styles.empty}>
        <h2>No Current Openings</h2>
        <p>
          Send your resume to <a href={`mailto:${HR_EMAIL}`}>{HR_EMAIL}</a>, or ask for emails about new jobs
          on the <Link to="/careers">careers page</Link>.
        </p>
      </div>
    );
  return (
    <ul className={styles.list}>
      {positions.map((job) => (
        <li key={job.id}>
          <Link to={`/job-application/${job.id}`} className={styles.position} viewTransition>
            <span className={styles.title}>{job.title}</span>
            <span className={styles.facts}>
              {job.location}, {job.job_type}
            </span>
            <span className={styles.apply}>
              Apply Now <Icon name="arrow" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Placeholder of the list while it loads. */
export function PositionsLoading() {
  return (
    <div role="status">
      <p className="visually-hidden">Loading open positions</p>
      <div className={styles.bones} aria-hidden="true">
        {[1, 2, 3].map((row) => (
          <div key={row} className={styles.bone} />
        ))}
      </div>
    </div>
  );
}
