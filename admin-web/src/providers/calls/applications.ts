import type { Schemas } from '@smash/contract/client';
import { api } from '../api-client';
import { pathOf, unwrap } from './resource-calls';

/** The given applications that this person has not opened, in the same order. */
export async function findUnopened(ids: string[]): Promise<string[]> {
  return unwrap(await api.POST('/api/applications/unopened', { body: { ids } })).ids;
}

/** Corrects details of an application; those that are left out stay as they are. */
export async function correctDetails(id: string, body: Schemas['CorrectDetailsDto']): Promise<void> {
  unwrap(await api.PATCH('/api/applications/{id}/details', { ...pathOf(id), body }));
}
