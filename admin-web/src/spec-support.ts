const done = () => Promise.resolve();

/** What an auth provider does for somebody who is logged in. */
export const LOGGED_IN = { login: done, logout: done, checkAuth: done, checkError: done };
