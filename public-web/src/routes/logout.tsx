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
 * Clears all local storage and goes to the login (docs/requirements/members.md#m-5); ends the session on the server
 * too, and that of the portal, which goes with the storage. What else this browser keeps of a person goes as well, such as an order and a chosen CV: the next one at it is somebody else.
 */
export function clientLoader() {
  endSession();
  endPortalSession();
  safeStorage.clear();
  safeSessionStorage.clear();
  // Not waited for: a database that does not open must not keep anybody here.
  void forgetKept(({ forgetAllFiles }) => forgetAllFiles());
  return redirect('/login');
}
clientLoader.hydrate = true as const;

/** Prerendered: shown for the moment that it takes. */
export default function LogoutRoute() {
  return (
    <>
      <ScriptNotice />
      <PageState heading="Logging out..." isBusy />
    </>
  );
}
