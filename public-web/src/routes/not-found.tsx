import { ButtonLink } from '../components/button';
import { PageState } from '../components/page-state';
import { pageTitle } from '../lib/page-head';

export const meta = () => [{ title: pageTitle('Page not found') }, { name: 'robots', content: 'noindex' }];

export default function NotFoundRoute() {
  return (
    <PageState
      label="404"
      heading="Page not found"
      actions={
        <>
          <ButtonLink to="/">Back to Home</ButtonLink>
          <ButtonLink to="/careers" look="outline">
            See open positions
          </ButtonLink>
        </>
      }
    >
      <p>The address may be mistyped, or the page may have moved.</p>
    </PageState>
  );
}
