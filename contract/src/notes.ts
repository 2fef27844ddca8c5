/** What a note is about: one application, or the person, with whose applications it is shown. */
export const NOTE_SUBJECTS = ['application', 'person'] as const;
export type NoteSubject = (typeof NOTE_SUBJECTS)[number];
