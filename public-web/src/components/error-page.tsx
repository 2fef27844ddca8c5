import { MESSAGES } from '@smash/contract';
import { isRouteErrorResponse } from 'react-router';
import { Button, ButtonLink } from './button';
import { PageState } from './page-state';

function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText || String(error.status);
  return error instanceof Error && error.message ? error.message : MESSAGES.unknownError;
}

/** A page that could not be rendered (docs/requirements/site.md#s-72): a fixed heading and the error's own text. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <PageState
      heading="Unexpected Application Error!"
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Reload the page</Button>
          <ButtonLink look="outline" to="/" reloadDocument>
            Back to Home
          </ButtonLink>
        </>
      }
    >
      <p>{errorText(error)}</p>
    </PageState>
  );
}
