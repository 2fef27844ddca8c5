import { api } from '../api-client';
import { unwrap } from './resource-calls';

/** What runs: the version, and behind a plus sign the commit of one that is no release. */
export async function readVersion(): Promise<string> {
  return unwrap(await api.GET('/api/health')).version;
}
