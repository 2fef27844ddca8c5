import type { ReactNode } from 'react';
import { OfflineLine } from '../../components/offline/offline-line';
import { HR_EMAIL, HR_REVIEW_TIME } from '../../content/company';
import type { Job } from '../../lib/api/client';
import { JobCard } from './job-card';
import styles from './job-list.module.css';
import { countOpenJobs, openJobsFirst } from './sort-jobs';

/** The count of vacant positions beside the postings, open ones first (docs/requirements/careers.md#c-3). */
export function JobList({ jobs }: { jobs: readonly Job[] }) {
  const openCount = countOpenJobs(jobs);
  if (jobs.length === 0)
    return (
      <>
        <OfflineLine />
        <ListAside heading="No Current Openings">
          <ResumeSuggestion />
        </ListAside>
      </>
    );

  return (
    <>
      <OfflineLine />
      <div className={styles.layout}>
        <ListAside heading={openCount === 0 ? 'No Current Openings' : vacancyText(openCount)}>
          {openCount > 0 && <p>HR reviews every application within {HR_REVIEW_TIME}.</p>}
          <ResumeSuggestion isAside={openCount > 0} />
        </ListAside>
        <ul className={styles.list}>
          {openJobsFirst(jobs).map((job) => (
            <li key={job.id}>
              <JobCard job={job} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function vacancyText(count: number): string {
  return `${count} vacant ${count === 1 ? 'position' : 'positions'}`;
}

function ListAside({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.aside}>
      <h2 className={styles.count}>{heading}</h2>
      {children}
    </div>
  );
}

function ResumeSuggestion({ isAside = false }: { isAside?: boolean }) {
  return (
    <p>
      {isAside ? 'Nothing for you right now? ' : 'We have no open positions at the moment. '}
      Send your resume to <a href={`mailto:${HR_EMAIL}`}>{HR_EMAIL}</a> and we'll email you when something
      suitable comes up.
    </p>
  );
}
