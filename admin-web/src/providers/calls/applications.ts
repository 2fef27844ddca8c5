import { api } from '../api-client';
import { unwrap } from './resource-calls';

/** The given applications that this person has not opened, in the same order. */
export async function findUnopened(ids: string[]): Promise<string[]> {
  return unwrap(await api.POST('/api/applications/unopened', { body: { ids } })).ids;
}
