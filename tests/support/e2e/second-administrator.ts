import { openSiteApi, type SiteApi } from './api.js';
import { createAccount } from './session.js';

/** Another administrator who works beside the owner, through the API. */
export interface SecondAdministrator extends SiteApi {
  username: string;
}

export async function joinSecondAdministrator(api: SiteApi): Promise<SecondAdministrator> {
  const credentials = await createAccount(api);
  return { ...(await openSiteApi(api.url, credentials)), username: credentials.username };
}
