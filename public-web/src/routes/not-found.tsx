import { ButtonLink } from '../components/button';
import { PageState } from '../components/page-state';
import { pageTitle } from '../lib/page-head';

export const meta = () => [{ title: pageTitle('Page not found') }, { name: 'robots', content: 'noindex' }];

export default function NotFoundRoute() {
  return (
    <PageState
      label="404"
      heading="This page has left the map"
      actions={
        <>
          <ButtonLink to="/">Back to Home</ButtonLink>
          <ButtonLink to="/careers" look="outline">
            See open positions
          </ButtonLink>
        </>
      }
    >
      <p>The address may be mistyped, or the page has moved. Nothing you did is lost.</p>
    </PageState>
  );
}
