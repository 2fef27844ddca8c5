import { MESSAGES } from '@smash/contract';
import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { safeSessionStorage } from '../lib/safe-storage';
import { Button, ButtonLink } from './button';
import { PageState } from './page-state';

/** The script for which a page was loaded as a whole: once each, or a broken release would do so for ever. */
const RELOADED_FOR = 'reloaded-for';

function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText || String(error.status);
  return error instanceof Error && error.message ? error.message : MESSAGES.unknownError;
}

/** The script of a page that could not be loaded (public-web/vite/production-router.ts). */
function scriptPathOf(error: unknown): string | undefined {
  return (error as { scriptPath?: string } | null)?.scriptPath;
}

/** A release takes the scripts of the last one away: the page asked for is then loaded as a whole, with its own. */
async function reloadIfGone(scriptPath: string) {
  const { status } = await fetch(scriptPath, { method: 'HEAD' });
  if (status !== 404 || safeSessionStorage.read(RELOADED_FOR) === scriptPath) return;
  if (safeSessionStorage.write(RELOADED_FOR, scriptPath)) window.location.reload();
}

/** A page that could not be rendered (docs/requirements/site.md#s-72): a fixed heading and the error's own text. */
export function ErrorPage({ error }: { error: unknown }) {
  const scriptPath = scriptPathOf(error);

  useEffect(() => {
    // Without a connection nothing is known of the script, and the error stays.
    if (scriptPath) reloadIfGone(scriptPath).catch(() => undefined);
  }, [scriptPath]);

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
      {scriptPath && <p>Part of this page could not be loaded. Check your connection, then reload.</p>}
    </PageState>
  );
}
