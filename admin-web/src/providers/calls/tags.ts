import type { Schemas, Tag } from '@smash/contract/client';
import { api } from '../api-client';
import { numberedPathOf, unwrap } from './resource-calls';

type AppliedTag = Schemas['AppliedTagDto'];

/** All tags, by name, as filters and dialogs show them. */
export async function listTagNames(): Promise<AppliedTag[]> {
  return unwrap(await api.GET('/api/tags/names'));
}

/** All tags, by name, with the number of their applications, for which the server has to count. */
export async function listTags(): Promise<Tag[]> {
  return unwrap(await api.GET('/api/tags'));
}

/** The tag of this name, created if there is none. */
export async function createTag(name: string): Promise<Tag> {
  return unwrap(await api.POST('/api/tags', { body: { name } }));
}

/** Puts tags on applications and takes others off; at most BULK_LIMIT applications at once. */
export async function tagApplications(ids: string[], add: number[], remove: number[]): Promise<void> {
  unwrap(await api.PATCH('/api/applications/tags', { body: { ids, add, remove } }));
}

export async function updateTag(id: number, name: string, colour: Tag['colour']): Promise<Tag> {
  return unwrap(await api.PUT('/api/tags/{id}', { ...numberedPathOf(id), body: { name, colour } }));
}

/** Gives the applications of the first tag to the second and deletes the first. */
export async function mergeTags(id: number, intoId: number): Promise<Tag> {
  return unwrap(await api.POST('/api/tags/{id}/merge', { ...numberedPathOf(id), body: { into_id: intoId } }));
}

/** Deletes a tag, and takes it off all applications. */
export async function deleteTag(id: number): Promise<void> {
  unwrap(await api.DELETE('/api/tags/{id}', numberedPathOf(id)));
}
