/** Subjects of notes: one application, or a person, with all of whose applications the note is shown. */
export const NOTE_SUBJECTS = ['application', 'person'] as const;
export type NoteSubject = (typeof NOTE_SUBJECTS)[number];

/** Most characters of a note. */
export const NOTE_LIMIT = 4000;

/** Most people that one note mentions. */
export const MOST_MENTIONED = 20;

/** Filter for applications whose notes mention the account that asks: with unread mentions, or all. */
export const MENTION_FILTERS = ['unread', 'all'] as const;
export type MentionFilter = (typeof MENTION_FILTERS)[number];
