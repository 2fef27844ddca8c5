import { api } from '../api-client';
import { unwrap } from './resource-calls';

/** What runs: the version, and behind a plus sign the commit of one that is no release. */
export async function readVersion(): Promise<string> {
  return unwrap(await api.GET('/api/health')).version;
}

/** Where visitors find the site, such as `https://smash.example`: the portal may be on a host of its own. */
export async function readSite(): Promise<string> {
  return unwrap(await api.GET('/api/health')).site;
}
