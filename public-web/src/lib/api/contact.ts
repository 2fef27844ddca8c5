import { MESSAGES, describeSubmitFailure, fieldMessages } from '@smash/contract';
import { apiClient } from './client';

export interface ContactMessage {
  email: string;
  subject: string;
  body: string;
}

/** How sending a message ended; `fields` holds messages by the API's field names. */
export type ContactOutcome =
  { type: 'sent'; message: string } | { type: 'refused'; message: string; fields: Record<string, string> };

/** Writes to the support mailbox (docs/requirements/site.md#s-73). Never rejects. */
export async function sendContactMessage(body: ContactMessage): Promise<ContactOutcome> {
  try {
    const { data, error } = await apiClient.POST('/api/send_email', { body });
    if (data) return { type: 'sent', message: data.message };
    return { type: 'refused', message: describeSubmitFailure(error), fields: fieldMessages(error) };
  } catch {
    return { type: 'refused', message: MESSAGES.contactFailed, fields: {} };
  }
}
