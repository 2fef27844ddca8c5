import { api } from '../api-client';
import { unwrap } from './resource-calls';

/** The running version; a build that is no release adds a plus sign and its commit. */
export async function readVersion(): Promise<string> {
  return unwrap(await api.GET('/api/health')).version;
}

/** Where visitors find the site, such as `https://smash.example`: the portal may be on a host of its own. */
export async function readSite(): Promise<string> {
  return unwrap(await api.GET('/api/health')).site;
}
