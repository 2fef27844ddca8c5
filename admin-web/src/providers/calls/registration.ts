import { api } from '../api-client';
import { pathOf, unwrap } from './resource-calls';

/** Confirms the address of a new account, with the token of the link and the password of the registration. */
export async function confirmAccount(token: string, password: string): Promise<void> {
  unwrap(await api.POST('/api/accounts/confirmations', { body: { token, password } }));
}

/** Sends the link once more. */
export async function sendAccountConfirmation(id: string): Promise<void> {
  unwrap(await api.POST('/api/accounts/{id}/confirmation-mails', pathOf(id)));
}
