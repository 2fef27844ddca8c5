import { ButtonLink } from '../../components/button';
import { PageState } from '../../components/page-state';

/** Shown at an address below /business/ that no business has (docs/requirements/site.md#s-46). */
export function BusinessMissing() {
  return (
    <PageState
      label="404"
      heading="Category not found!"
      actions={
        <>
          <ButtonLink to="/all-businesses">View All Our Businesses</ButtonLink>
          <ButtonLink to="/" look="outline">
            Back to Home
          </ButtonLink>
        </>
      }
    >
      <p>None of our thirteen businesses has this address.</p>
    </PageState>
  );
}
