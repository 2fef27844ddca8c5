import { MESSAGES } from '@smash/contract';
import { ButtonLink } from '../../components/button';
import { PageState } from '../../components/page-state';
import { HR_EMAIL } from '../../content/company';
import type { Job } from '../../lib/api/client';
import { LeftDraft } from './left-draft';

/** Shown instead of the form when the job is closed. */
export function ApplicationClosed({ job }: { job: Job }) {
  return (
    <PageState
      label={job.title}
      heading={MESSAGES.applicationsClosed}
      actions={
        <>
          <ButtonLink to="/careers">Back to Careers</ButtonLink>
          <ButtonLink to={`/careers/${job.id}`} look="outline">
            Read the job description
          </ButtonLink>
          <LeftDraft jobId={job.id} />
        </>
      }
    >
      <p>
        This position is no longer taking applications. You can send your resume to{' '}
        <a href={`mailto:${HR_EMAIL}`}>{HR_EMAIL}</a>, or ask for emails about new jobs on the careers page.
      </p>
    </PageState>
  );
}
