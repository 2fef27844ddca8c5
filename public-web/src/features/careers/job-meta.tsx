import { formatCareersDate, postedAt } from '@smash/contract';
import { Icon, type IconName } from '../../components/icon';
import type { Job } from '../../lib/api/client';
import styles from './job-meta.module.css';

interface Fact {
  icon: IconName;
  name: string;
  value: string;
  /** The value is a date, which needs its visible name beside it; a place or a salary does not. */
  isDay?: boolean;
}

function jobFacts(job: Job): Fact[] {
  const facts: Fact[] = [
    { icon: 'pin', name: 'Location', value: job.location },
    { icon: 'briefcase', name: 'Job type', value: job.job_type },
  ];
  if (job.salary_range) facts.push({ icon: 'money', name: 'Salary', value: job.salary_range });
  if (job.application_deadline) {
    facts.push({
      icon: 'clock',
      name: 'Apply by',
      value: formatCareersDate(job.application_deadline),
      isDay: true,
    });
  }
  facts.push({ icon: 'calendar', name: 'Posted', value: formatCareersDate(postedAt(job)), isDay: true });
  return facts;
}

/** Location, type, salary if given, deadline if given, and day of posting, each with its name. */
export function JobMeta({ job, layout }: { job: Job; layout: 'row' | 'column' }) {
  return (
    <dl className={layout === 'row' ? styles.row : styles.column}>
      {jobFacts(job).map((fact) => (
        <div key={fact.name} className={styles.fact}>
          <Icon name={fact.icon} className={styles.icon} />
          <dt className={layout === 'row' && !fact.isDay ? 'visually-hidden' : styles.name}>{fact.name}</dt>
          <dd className={styles.value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
