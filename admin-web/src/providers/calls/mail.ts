import type { Mail, RetriedMails } from '@smash/contract/client';
import { api } from '../api-client';
import { pathOf, unwrap } from './resource-calls';

/** Gives a mail that was given up another round of attempts. */
export async function retryMail(id: string): Promise<Mail> {
  return unwrap(await api.POST('/api/mail/{id}/retry', pathOf(id)));
}

/** Gives all mails that were given up another round of attempts, a thousand at once. */
export async function retryMails(): Promise<RetriedMails> {
  return unwrap(await api.POST('/api/mail/retry'));
}
