import { ButtonLink } from '../../components/button';
import { PageState } from '../../components/page-state';
import { TryAgain } from './try-again';

/** Shown when no job has this address. */
export function JobMissing() {
  return (
    <PageState
      label="404"
      heading="This position is no longer available"
      actions={
        <>
          <ButtonLink to="/careers">All positions</ButtonLink>
          <ButtonLink to="/" look="outline">
            Back to Home
          </ButtonLink>
        </>
      }
    >
      <p>
        It may have been taken down, or the address may be mistyped. You can see all open positions on the
        careers page.
      </p>
    </PageState>
  );
}

/** Shown when the job could not be loaded. */
export function JobUnavailable({ message }: { message: string }) {
  return (
    <PageState
      heading="Unable to Load Position"
      actions={
        <>
          <TryAgain />
          <ButtonLink to="/careers" look="outline">
            Back to Careers
          </ButtonLink>
        </>
      }
    >
      <p role="alert">{message}</p>
    </PageState>
  );
}
