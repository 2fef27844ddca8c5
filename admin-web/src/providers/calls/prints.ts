import { api } from '../api-client';
import { pathOf, unwrap } from './resource-calls';

/** Puts on record that the summary of an application is printed. */
export async function recordPrint(id: string): Promise<void> {
  unwrap(await api.POST('/api/applications/{id}/prints', pathOf(id)));
}
