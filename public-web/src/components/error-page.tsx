import { MESSAGES } from '@smash/contract';
import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { NOT_LOADED } from '../lib/not-loaded';
import { safeSessionStorage } from '../lib/safe-storage';
import { Button, ButtonLink } from './button';
import { PageState } from './page-state';

/** Key of the script for which the page was last reloaded. Once per script, since a broken release would reload for ever. */
const RELOADED_FOR = 'reloaded-for';

function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText || String(error.status);
  return error instanceof Error && error.message ? error.message : MESSAGES.unknownError;
}

/** Path of the script that could not be loaded, if that is the error (public-web/vite/production-router.ts). */
function scriptPathOf(error: unknown): string | undefined {
  return (error as { scriptPath?: string } | null)?.scriptPath;
}

/** Reloads the page when its script is gone, since a release removes the scripts of the previous one. */
async function reloadIfGone(scriptPath: string) {
  const { status } = await fetch(scriptPath, { method: 'HEAD' });
  if (status !== 404 || safeSessionStorage.read(RELOADED_FOR) === scriptPath) return;
  if (safeSessionStorage.write(RELOADED_FOR, scriptPath)) window.location.reload();
}

/** Page for a rendering error (docs/requirements/site.md#s-72): a fixed heading and the text of the error. */
export function ErrorPage({ error }: { error: unknown }) {
  const scriptPath = scriptPathOf(error);

  useEffect(() => {
    // Without a connection nobody knows whether the script is gone: the error stays.
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
      {scriptPath && <p>{NOT_LOADED}.</p>}
    </PageState>
  );
}
