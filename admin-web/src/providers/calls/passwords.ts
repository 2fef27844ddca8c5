import { api } from '../api-client';
import { unwrap } from './resource-calls';

/** Whether the server sends links for a new password. */
export async function canResetByMail(): Promise<boolean> {
  return unwrap(await api.GET('/api/accounts/password-mails')).is_available;
}

/** Asks for a link. Returns the server's sentence about what happens next, the same for every address. */
export async function requestPasswordLink(email: string): Promise<string> {
  return unwrap(await api.POST('/api/accounts/password-mails', { body: { email } })).detail;
}

/** Sets the password that came with a link. */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  unwrap(await api.POST('/api/accounts/password', { body: { token, new_password: newPassword } }));
}

/** Changes the own password; needs the present one. */
export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  const body = { current_password: currentPassword, new_password: newPassword };
  unwrap(await api.PUT('/api/me/password', { body }));
}
