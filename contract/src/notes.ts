/** What a note is about: one application, or the person, with whose applications it is shown. */
export const NOTE_SUBJECTS = ['application', 'person'] as const;
export type NoteSubject = (typeof NOTE_SUBJECTS)[number];

/** Most characters of a note. */
export const NOTE_LIMIT = 4000;

/** Most people that one note mentions. */
export const MOST_MENTIONED = 20;

/** Which of the applications whose notes mention the account that asks: those it has not read, or all. */
export const MENTION_FILTERS = ['unread', 'all'] as const;
export type MentionFilter = (typeof MENTION_FILTERS)[number];
