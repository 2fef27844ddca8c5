import { Icon } from '../../components/icon';
import type { Job } from '../../lib/api/client';
import styles from './position-card.module.css';

/** The job that the form is for: title, location and, if present, salary range. */
export function PositionCard({ job }: { job: Job }) {
  return (
    <div className={styles.card}>
      <p className={styles.kicker}>You are applying for</p>
      <h1 className={styles.title}>{job.title}</h1>
      <ul className={styles.facts}>
        <li>
          <Icon name="pin" />
          <span className="visually-hidden">Location: </span>
          {job.location}
        </li>
        {job.salary_range && (
          <li>
            <Icon name="money" />
            <span className="visually-hidden">Salary: </span>
            {job.salary_range}
          </li>
        )}
      </ul>
    </div>
  );
}
