import { api } from '../api-client';
import { unwrap } from './resource-calls';

/** Those of some applications that this person has not opened, in their order. */
export async function findUnopened(ids: string[]): Promise<string[]> {
  return unwrap(await api.POST('/api/applications/unopened', { body: { ids } })).ids;
}
