import { brandOf, CHANNEL_PARAMETER, employerOf, MESSAGES } from '@smash/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../components/button';
import { Container } from '../../components/container';
import { FormattedText } from '../../components/formatted-text';
import { Icon } from '../../components/icon';
import { OfflineLine } from '../../components/offline/offline-line';
import { PageBanner } from '../../components/page-banner';
import { TextLink } from '../../components/text-link';
import { BUSINESSES } from '../../content/businesses';
import { HR_REVIEW_TIME } from '../../content/company';
import { useAddressChannel } from '../../lib/use-address-channel';
import type { Job } from '../../lib/api/client';
import { JobBadge } from './job-badge';
import { JobMeta } from './job-meta';
import { ShareJob } from './share-job';
import styles from './job-posting.module.css';

interface JobPostingProps {
  job: Job;
  /** Origin of the site, for the links that are shared. */
  origin: string;
  /** Picture of the employing business. */
  scene?: ReactNode;
}

/** One job in full, in the hue of its business. */
export function JobPosting({ job, origin, scene }: JobPostingProps) {
  const sections = [
    { heading: 'Description', text: job.description },
    { heading: 'Responsibilities', text: job.responsibility, isPoints: true },
    { heading: 'Requirements', text: job.requirements, isPoints: true },
    { heading: 'What we will ask you', text: job.is_open ? questionsOf(job) : '', isPoints: true },
  ].filter(({ text }) => text);

  const brand = brandOf(job);
  const business = BUSINESSES.findIndex(({ slug }) => slug === brand);
  return (
    <article>
      <PageBanner ray={business >= 0 ? business : undefined}>
        <TextLink to="/careers" icon="back" viewTransition>
          All positions
        </TextLink>
        <div className={styles.status}>
          <JobBadge isOpen={job.is_open} />
        </div>
        <h1 className={styles.title}>{job.title}</h1>
        {business >= 0 && (
          <p className={styles.employer}>
            <Link to={`/business/${brand}`}>About {employerOf(job)}</Link>
          </p>
        )}
      </PageBanner>
      <Container>
        <OfflineLine />
      </Container>
      <Container className={styles.layout}>
        <div className={styles.sections}>
          {sections.map(({ heading, text, isPoints }) => (
            <section key={heading} className={styles.section}>
              <h2 className={styles.heading}>{heading}</h2>
              <FormattedText text={text} isPoints={isPoints} />
            </section>
          ))}
          {job.is_open && (
            <section className={styles.share}>
              <h2 className={styles.heading}>Share this position</h2>
              <ShareJob job={job} origin={origin} />
            </section>
          )}
        </div>
        <aside className={styles.aside} aria-label="About this position">
          {/* First: the foot of the aside is below a low window for as long as the text beside it lasts. */}
          {job.is_open && <ApplyLink jobId={job.id} className={styles.wideApply} />}
          {scene && <div className={styles.scene}>{scene}</div>}
          <JobMeta job={job} layout="column" />
          {job.is_open ? (
            <p className={styles.note}>HR reviews every application within {HR_REVIEW_TIME}.</p>
          ) : (
            <p className={styles.closed}>{MESSAGES.applicationsClosed}</p>
          )}
        </aside>
      </Container>
      {job.is_open && (
        <div className={styles.dock}>
          <ApplyLink jobId={job.id} />
        </div>
      )}
    </article>
  );
}

/** The job's questions, one a line, so that applicants know the form in advance and have their papers at hand. */
function questionsOf({ questions }: Job): string {
  return questions
    .map(({ label, type, required }) => {
      const notes = [type === 'file' && 'a file', !required && 'optional'].filter(Boolean).join(', ');
      return notes ? `${label} (${notes})` : label;
    })
    .join('\n');
}

/** Link to the form, with the channel in its address for browsers without scripts. */
function ApplyLink({ jobId, className }: { jobId: number; className?: string }) {
  const channel = useAddressChannel();
  const form = `/job-application/${jobId}`;
  return (
    <ButtonLink
      to={channel === null ? form : `${form}?${CHANNEL_PARAMETER}=${channel}`}
      className={className}
    >
      Apply Now <Icon name="arrow" />
    </ButtonLink>
  );
}
