import { hasJobFilters } from '@smash/contract';
import type { ReactNode } from 'react';
import { HR_EMAIL, HR_REVIEW_TIME } from '../../content/company';
import { JobCard } from './job-card';
import styles from './job-list.module.css';
import { JobPages } from './job-pages';
import { JobSearch } from './job-search';
import type { JobView } from './job-view';

/** The count of vacant positions beside the jobs, open jobs first (docs/requirements/careers.md#c-3). */
export function JobList({ view }: { view: JobView }) {
  const { vacant, found } = view;
  const isFiltered = hasJobFilters(view.filters);
  if (found === 0 && isFiltered)
    return (
      <ListAside heading="No position fits">
        <p>Try fewer words, or another place.</p>
        <JobSearch view={view} />
        <ResumeSuggestion isAside />
      </ListAside>
    );
  if (found === 0)
    return (
      <ListAside heading="No Current Openings">
        <p>{vacancies(vacant)}</p>
        <ResumeSuggestion />
      </ListAside>
    );

  return (
    <div className={styles.layout}>
      <ListAside heading={vacant === 0 && isFiltered ? 'No open position fits' : vacancies(vacant)}>
        {vacant > 0 && <p>HR reviews every application within {HR_REVIEW_TIME}.</p>}
        {vacant === 0 && isFiltered && <p>The positions below no longer take applications.</p>}
        <JobSearch view={view} />
        <ResumeSuggestion isAside={vacant > 0 || isFiltered} />
      </ListAside>
      <div>
        <ul className={styles.list}>
          {view.jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} />
            </li>
          ))}
        </ul>
        <JobPages view={view} />
      </div>
    </div>
  );
}

const vacancies = (count: number): string => `${count} vacant ${count === 1 ? 'position' : 'positions'}`;

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
      Send your resume to <a href={`mailto:${HR_EMAIL}`}>{HR_EMAIL}</a>, or ask us below to email you new
      jobs.
    </p>
  );
}
