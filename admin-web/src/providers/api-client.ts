import { createApiClient } from '@smash/contract/client';
import { readSession } from './session';

/** The one connection to the API; adds the bearer token of the stored session to every call. */
export const api = createApiClient({ baseUrl: location.origin });

api.use({
  onRequest({ request }) {
    const session = readSession();
    if (session) request.headers.set('Authorization', `Bearer ${session.access_token}`);
    return request;
  },
});
