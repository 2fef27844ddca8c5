import { MESSAGES, describeSubmitFailure, fieldMessages } from '@smash/contract';
import type { CallOutcome } from './call-outcome';
import { apiClient } from './client';

export interface ContactMessage {
  email: string;
  subject: string;
  body: string;
}

/** Writes to the support mailbox, and logs what comes back (docs/requirements/site.md#s-73). Never rejects. */
export async function sendContactMessage(body: ContactMessage): Promise<CallOutcome<{ message: string }>> {
  try {
    const { data, error } = await apiClient.POST('/api/send_email/', { body });
    if (data) {
      console.info(data.message);
      return { isDone: true, data };
    }
    return {
      isDone: false,
      message: describeSubmitFailure(error, MESSAGES.contactFailed),
      fields: fieldMessages(error),
    };
  } catch {
    return { isDone: false, message: MESSAGES.contactFailed, fields: {} };
  }
}
