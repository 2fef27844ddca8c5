import { BACKGROUND_HEADER, MESSAGES } from '@smash/contract';
import { createClient } from '@smash/contract/client';
import { isAttended } from './activity';
import { learnServerTime } from './server-time';
import { readSession } from './session';
import { t } from '../i18n/t';

/** The calls that need no session. */
const OPEN_CALLS = [
  '/api/login',
  '/api/login/code',
  '/api/login/recovery-code',
  '/api/login/passkey-options',
  '/api/login/passkey',
  '/api/login/ways',
  '/api/login/single-sign-on',
  '/api/login/single-sign-on/start',
  '/api/register',
  '/api/accounts/confirmations',
  '/api/accounts/password-mails',
  '/api/accounts/password',
];

/** The server's response to any other call without a session. */
const notLoggedIn = () =>
  new Response(JSON.stringify({ detail: t(MESSAGES.authenticationFailed) }), {
    status: 401,
    headers: { 'Content-Type': 'application/json' },
  });

/** Whether somebody has logged in again since the request was sent: the session that ended is not the present one. */
function isOfFormerSession({ headers }: Request): boolean {
  const session = readSession();
  const asked = headers.get('Authorization');
  return session !== undefined && asked !== null && asked !== `Bearer ${session.access_token}`;
}

/** When each request was sent, in milliseconds. */
const askedAt = new WeakMap<Request, number>();

/**
 * The one connection to the API. Adds the bearer token of the stored session to every call, and marks calls that nobody
 * asked for, which do not count as use of the session. Without a session nothing is sent: a screen that a logout is
 * taking down would otherwise still send its queries.
 */
export const api = createClient({ baseUrl: location.origin });

api.use({
  onRequest({ request, schemaPath }) {
    askedAt.set(request, Date.now());
    const session = readSession();
    if (!session) return OPEN_CALLS.includes(schemaPath) ? request : notLoggedIn();
    request.headers.set('Authorization', `Bearer ${session.access_token}`);
    // Requests with a body set their own type; the others need one as well (docs/requirements/api.md#a-11).
    if (!request.headers.has('Content-Type')) request.headers.set('Content-Type', 'application/json');
    if (!isAttended()) request.headers.set(BACKGROUND_HEADER, 'true');
    return request;
  },
  onResponse({ request, response }) {
    learnServerTime(response, askedAt.get(request) ?? -Infinity);
    // Passed on as an outage, so that the call is repeated with the present session.
    if (response.status === 401 && isOfFormerSession(request)) return new Response(null, { status: 503 });
    return undefined;
  },
});

/** Ends a session whose token is no longer kept here, even while the page unloads. Never fails. */
export async function revoke(token: string): Promise<void> {
  const once = createClient({ baseUrl: location.origin, token });
  await once.POST('/api/logout', { keepalive: true }).catch(() => undefined);
}
