import { redirect } from 'react-router';
import { PageState } from '../components/page-state';
import { ScriptNotice } from '../components/script-notice';
import { endSession } from '../lib/api/members';
import { forgetKept } from '../lib/load-kept-files';
import { endPortalSession } from '../lib/portal-session';
import { safeSessionStorage, safeStorage } from '../lib/safe-storage';
import { loadHead } from '../lib/load-head';
import { loadedHead } from '../lib/page-head';
import type { PageHandle } from '../lib/page-handle';
import type { Route } from './+types/logout';

/** Runs at build time. */
export const loader = ({ request }: Route.LoaderArgs) => ({ head: loadHead(request) });

export const meta = loadedHead;

export const handle: PageHandle = { isEmptyWithoutScripts: true };

/**
 * Clears all local storage and goes to the login (docs/requirements/members.md#m-5). Also ends the session on the server,
 * and the portal's session, which is lost with the storage. All else that this browser keeps of a person goes too, such as
 * an order and a chosen CV, because the next person at it may be somebody else.
 */
export function clientLoader() {
  endSession();
  endPortalSession();
  safeStorage.clear();
  safeSessionStorage.clear();
  // Not awaited: a database that does not open must not keep anybody on this page.
  void forgetKept(({ forgetAllFiles }) => forgetAllFiles());
  return redirect('/login');
}
clientLoader.hydrate = true as const;

/** Prerendered, and shown while the loader runs. */
export default function LogoutRoute() {
  return (
    <>
      <ScriptNotice />
      <PageState heading="Logging out..." isBusy />
    </>
  );
}
