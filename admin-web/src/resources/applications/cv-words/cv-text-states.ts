import type { CvText } from '@smash/contract/client';

/** What is said where a CV has no text to show. */
export const NO_TEXT: Record<Exclude<CvText['state'], 'read'>, string> = {
  waiting: 'The text of this CV is still being read',
  without_text: 'This CV has no text',
  unreadable: 'The text of this CV couldn’t be read',
};

/** Why that is, and what to do. */
export const NO_TEXT_REASONS: Record<keyof typeof NO_TEXT, string> = {
  waiting: 'It takes a minute after an application arrives.',
  without_text: 'It’s a scan, a picture or an old Word file (DOC), so a search inside CVs can’t find it.',
  unreadable: 'A search inside CVs can’t find it. Look at the file itself.',
};
