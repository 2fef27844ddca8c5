import type { Person } from '@smash/contract/client';
import { api } from '../api-client';
import { pathOf, unwrap } from './resource-calls';

/** The applications of one person, and other people who may be the same. */
export async function readPerson(id: string): Promise<Person> {
  return unwrap(await api.GET('/api/people/{id}', pathOf(id)));
}

/** Gives the applications of another person to this one. */
export async function joinPeople(id: string, otherId: string): Promise<Person> {
  return unwrap(await api.POST('/api/people/{id}/merge', { ...pathOf(id), body: { person_id: otherId } }));
}

/** Moves some applications of a person to a new person, who is returned. */
export async function splitPerson(id: string, applicationIds: string[]): Promise<Person> {
  const body = { application_ids: applicationIds };
  return unwrap(await api.POST('/api/people/{id}/split', { ...pathOf(id), body }));
}
