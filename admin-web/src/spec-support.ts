import { learnServerTime } from './providers/server-time';
import { storeSession } from './providers/session';

const done = () => Promise.resolve();

/** The methods of an auth provider for a person who is logged in. */
export const LOGGED_IN = { login: done, logout: done, checkAuth: done, checkError: done };

/** Stores a session that does not end, as a login does. */
export const logIn = (role?: Parameters<typeof storeSession>[0]['role']) =>
  storeSession({ access_token: 'x', expires_at: '2999-01-01T00:00:00Z', ...(role && { role }) });

/** Sets the server's clock through a response; without an instant, to this machine's. */
export const serverIsAt = (instant: string | number = Date.now()) =>
  learnServerTime({ headers: new Headers({ Date: new Date(instant).toUTCString() }) }, Date.now());
