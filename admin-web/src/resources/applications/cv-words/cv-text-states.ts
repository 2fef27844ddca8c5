import type { CvText } from '@smash/contract/client';
import { t } from '../../../i18n/t';

/** Messages for a CV that has no text to show. */
export const NO_TEXT: Record<Exclude<CvText['state'], 'read'>, string> = {
  waiting: t('The text of this CV is still being read'),
  without_text: t('This CV has no text'),
  unreadable: t('The text of this CV couldn’t be read'),
};

/** Why there is no text, and what to do. */
export const NO_TEXT_REASONS: Record<keyof typeof NO_TEXT, string> = {
  waiting: t('It takes a minute after an application arrives.'),
  without_text: t('It’s a scan, a picture or an old Word file (DOC), so a search inside CVs can’t find it.'),
  unreadable: t('A search inside CVs can’t find it. Look at the file itself.'),
};
