import { ButtonLink } from '../../components/button';
import { PageState } from '../../components/page-state';

/** Shown at an address below /team/ that no member has (docs/requirements/site.md#s-45). */
export function TeamMemberMissing() {
  return (
    <PageState
      label="404"
      heading="Team member not found!"
      actions={
        <>
          <ButtonLink to="/">Back to Home</ButtonLink>
          <ButtonLink to="/smash-people" look="outline">
            Meet Our People
          </ButtonLink>
        </>
      }
    >
      <p>This person may have left the company, or the address may be mistyped.</p>
    </PageState>
  );
}
