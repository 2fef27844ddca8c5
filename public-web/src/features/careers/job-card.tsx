import { JOB_TEXT_PREVIEW_LENGTH, MESSAGES, truncate } from '@smash/contract';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../components/button';
import { FormattedText } from '../../components/formatted-text';
import type { Job } from '../../lib/api/client';
import { classNames } from '../../lib/class-names';
import { JobBadge } from './job-badge';
import styles from './job-card.module.css';
import { JobMeta } from './job-meta';

/** One job in the careers list (docs/requirements/careers.md#c-4). */
export function JobCard({ job }: { job: Job }) {
  const [isExpanded, setExpanded] = useState(false);
  const textsId = useId();
  const texts = [
    { name: 'Description', text: job.description },
    { name: 'Responsibilities', text: job.responsibility, isPoints: true },
    { name: 'Requirements', text: job.requirements, isPoints: true },
  ].filter(({ text }) => text);
  const hasMore = texts.some(({ text }) => text.length > JOB_TEXT_PREVIEW_LENGTH);

  return (
    <article
      className={classNames(styles.card, !job.is_open && styles.closed)}
      aria-labelledby={`${textsId}-title`}
    >
      <div className={styles.head}>
        <h3 id={`${textsId}-title`} className={styles.title}>
          <Link to={`/careers/${job.id}`} viewTransition>
            {job.title}
          </Link>
        </h3>
        <JobBadge isOpen={job.is_open} />
      </div>
      <JobMeta job={job} layout="row" />
      <dl id={textsId} className={styles.texts}>
        {texts.map(({ name, text, isPoints }) => (
          <div key={name} className={classNames(styles.text, hasMore && !isExpanded && styles.cut)}>
            <dt>{name}</dt>
            <dd>
              <FormattedText
                text={isExpanded ? text : truncate(text, JOB_TEXT_PREVIEW_LENGTH)}
                isPoints={isPoints}
              />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.foot}>
        {hasMore && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isExpanded}
            aria-controls={textsId}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? 'Read Less' : 'Read More'}
            <span className="visually-hidden"> about {job.title}</span>
          </button>
        )}
        {job.is_open ? (
          <ButtonLink to={`/job-application/${job.id}`} className={styles.apply}>
            Apply Now<span className="visually-hidden">: {job.title}</span>
          </ButtonLink>
        ) : (
          <span className={styles.closedNote}>{MESSAGES.applicationsClosed}</span>
        )}
      </div>
    </article>
  );
}
