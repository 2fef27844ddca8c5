import { brandName, FREQUENCY_NAMES } from '@smash/contract';
import { type MailContent, worksOnce } from '../../../platform/mail/index.js';
import type { AlertedSearch } from './alerted-search.js';

/**
 * Asks whether mails about new jobs are wanted. Anybody may have asked for them, so the mail says that it can be
 * ignored, and repeats nothing that they typed (docs/requirements/threats.md#t-63).
 */
export function confirmAlert(
  alert: AlertedSearch,
  { url, expiresAt }: { url: string; expiresAt: Date },
): MailContent {
  return {
    subject: 'Confirm your job alert',
    heading: 'Confirm your job alert',
    paragraphs: [
      'Someone, probably you, asked us to email this address about new jobs. To confirm, open the link below and press the button on that page.',
      `The link ${worksOnce(expiresAt)}. If it wasn't you, you can ignore this email: we won't send you any jobs, and we'll delete the address.`,
    ],
    facts: [
      ['Jobs', alert.brand ? brandName(alert.brand) : 'As you chose them'],
      ['When', FREQUENCY_NAMES[alert.frequency]],
    ],
    action: { label: 'Confirm my job alert', url },
  };
}
