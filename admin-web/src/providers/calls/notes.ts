import type { NoteSubject } from '@smash/contract';
import type { Schemas } from '@smash/contract/client';
import { api } from '../api-client';
import { pathOf, unwrap } from './resource-calls';

export type Note = Schemas['NoteDto'];
export type HistoryEntry = Schemas['HistoryEntryDto'];

/** The notes about an application, newest first. */
export async function listNotes(id: string): Promise<Note[]> {
  return unwrap(await api.GET('/api/applications/{id}/notes', pathOf(id)));
}

export interface NewNote {
  text: string;
  about: NoteSubject;
  mentionedIds: string[];
}

export async function addNote(id: string, { about, mentionedIds, text }: NewNote): Promise<Note> {
  const body = { text, about, mentioned_ids: mentionedIds };
  return unwrap(await api.POST('/api/applications/{id}/notes', { ...pathOf(id), body }));
}

export async function removeNote(id: string, noteId: string): Promise<void> {
  const path = { id, note_id: noteId };
  unwrap(await api.DELETE('/api/applications/{id}/notes/{note_id}', { params: { path } }));
}

/** Who did what with an application, newest first. */
export async function listHistory(id: string): Promise<HistoryEntry[]> {
  return unwrap(await api.GET('/api/applications/{id}/history', pathOf(id)));
}
