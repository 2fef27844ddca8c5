import type { WebhookOffReason } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';

const REASONS = {
  gone: 'The receiver answered 410 Gone, which means that it wants no more events.',
  failing: 'Nothing could be delivered to it for five days.',
} as const;

/** Tells owners that nothing is sent to an endpoint any more. */
export const switchedOffMail = (off: {
  url: string;
  reason: Exclude<WebhookOffReason, 'by_hand'>;
  /** Address of its page in the portal. */
  page: string;
}): MailContent => ({
  subject: 'A webhook was switched off',
  heading: 'A webhook was switched off',
  paragraphs: [
    `${REASONS[off.reason]} Until it is turned on again, nothing new is sent there.`,
    'Turn it on when its receiver is ready: waiting events are then sent, and you can send again those that were given up.',
  ],
  facts: [['Address', off.url]],
  action: { label: 'Open webhooks', url: off.page },
});
