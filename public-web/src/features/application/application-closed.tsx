import { MESSAGES } from '@smash/contract';
import { ButtonLink } from '../../components/button';
import { Later } from '../../components/later';
import { PageState } from '../../components/page-state';
import { HR_EMAIL } from '../../content/company';
import type { Job } from '../../lib/api/client';
import { lazyExtra } from '../../lib/lazy-extra';
import { readDraft } from './draft';
import { forgetDraft } from './use-draft';

const LeftDraft = lazyExtra(async () => (await import('./draft-note')).LeftDraft);

/** In place of the form when the posting takes no applications any more. */
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
          <Later>
            <LeftDraft jobId={job.id} read={readDraft} forget={forgetDraft} />
          </Later>
        </>
      }
    >
      <p>
        This position is no longer taking applications. You can send your resume to{' '}
        <a href={`mailto:${HR_EMAIL}`}>{HR_EMAIL}</a>, and we’ll get in touch if something suitable comes up.
      </p>
    </PageState>
  );
}
