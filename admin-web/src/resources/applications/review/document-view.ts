import type { FileKind } from '@smash/contract';

/** What a review shows of the documents: a file as it is, or only what the CV says. */
export const DOCUMENT_VIEWS = ['cv', 'text', 'cover_letter'] as const satisfies readonly (
  | FileKind
  | 'text'
)[];
export type DocumentView = (typeof DOCUMENT_VIEWS)[number];

/** The file behind a view. */
export const fileOf = (view: DocumentView): FileKind => (view === 'text' ? 'cv' : view);
