import { ASSIGNED_TO_ME, formatNumber } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';

/** Tells an assignee how many applications others assigned to them, without personal data. */
export function applicationsAssigned(count: number, portalUrl: string): MailContent {
  const what = count === 1 ? 'An application was' : `${formatNumber(count)} applications were`;
  const filter = encodeURIComponent(JSON.stringify({ assignee_id: ASSIGNED_TO_ME }));
  return {
    subject: `${what} assigned to you`,
    heading: `${what} assigned to you`,
    paragraphs: ["You'll find everything assigned to you in the portal."],
    action: { label: 'Open my applications', url: `${portalUrl}/applications?filter=${filter}` },
  };
}
