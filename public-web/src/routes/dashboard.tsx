import { useEffect } from 'react';
import { redirect, useRevalidator } from 'react-router';
import { PageState } from '../components/page-state';
import { ScriptNotice } from '../components/script-notice';
import { Dashboard } from '../features/members/dashboard/dashboard';
import { loadCounts, loadMessages, loadProfile } from '../lib/api/members';
import { loadOwnPurchases } from '../lib/api/own-purchases';
import { loadHead } from '../lib/load-head';
import { isLoggedIn, memberHints, memberToken, watchMember } from '../lib/member-session';
import { loadedHead } from '../lib/page-head';
import type { PageHandle } from '../lib/page-handle';
import type { Route } from './+types/dashboard';

/** Runs at build time. */
export const loader = ({ request }: Route.LoaderArgs) => ({ head: loadHead(request) });

export const meta = loadedHead;

export const handle: PageHandle = { isEmptyWithoutScripts: true };

/**
 * Sends visitors without a login to the login page: at once by the hint of docs/requirements/members.md#m-6, otherwise by
 * the server's answer.
 */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  if (!isLoggedIn()) return redirect('/login');
  const [hints, token] = [memberHints(), memberToken()];
  // Not awaited: each part shows once it has loaded.
  const rest = { counts: loadCounts(), messages: loadMessages(), purchases: loadOwnPurchases() };
  const [{ head }, profile] = await Promise.all([serverLoader(), loadProfile()]);
  if (profile.status === 'ended') return redirect('/login');
  return { head, hints, token, member: profile.status === 'found' ? profile.member : undefined, ...rest };
}
clientLoader.hydrate = true as const;

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const loadedFor = 'token' in loaderData ? loaderData.token : undefined;
  // Loads again when the login changes: the dashboard is for the logged-in member alone.
  useEffect(
    () => watchMember(() => void (loadedFor !== memberToken() && revalidate())),
    [loadedFor, revalidate],
  );
  if (!('hints' in loaderData)) return <Opening />;
  const { hints, member, token, ...parts } = loaderData;
  return <Dashboard key={token} hints={hints} member={member} {...parts} />;
}

/** Prerendered, and shown until the member is known. Not a HydrateFallback, which would remove the data of the head. */
function Opening() {
  return (
    <>
      <ScriptNotice />
      <PageState heading="One moment..." isBusy />
    </>
  );
}
