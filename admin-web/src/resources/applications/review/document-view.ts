import type { FileKind } from '@smash/contract';

/** Views of the documents in a review: a file as it is, or only the text of the CV. */
export const DOCUMENT_VIEWS = ['cv', 'text', 'cover_letter'] as const satisfies readonly (
  | FileKind
  | 'text'
)[];
export type DocumentView = (typeof DOCUMENT_VIEWS)[number];

/** The file behind a view. */
export const fileOf = (view: DocumentView): FileKind => (view === 'text' ? 'cv' : view);
